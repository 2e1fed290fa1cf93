"""Pieces of a wall at home, in true size, on which a picture shows a device where a technician puts it.

Upright coordinates: the front of the wall is at y = 0, the floor at z = 0, the middle at x = 0.
"""
from blender_lib import clay as c, colours as k, materials as m, shapes as s
from houses import paint


def base(width, depth):
    """The base plate of a wall `width` wide, reaching `depth` in front of it."""
    deep = depth + 0.46
    return [s.slab("base", (width + 0.36, deep, 0.14), paint.felt(), corner=0.26, edge=0.05, at=(0, 0.43 - deep / 2, -0.14))]


def piece(width, height, depth):
    """A painted wall inside the home, on its base plate."""
    return [c.block("wall", (width, 0.20, height), paint.deep_sage(), (0, 0.10, 0), 0.05, 5), *base(width, depth)]


def door(x, width, height):
    """The edge of a closed door: `x` is where leaf and frame meet, the leaf is on the left of it."""
    leaf, frame, rim = k.roof(), k.chalk(), 0.46
    return [
        c.block("leaf", (width, 0.10, height - 0.02), leaf, (x - width / 2 - 0.012, -0.04, 0.02), 0.02, 4),
        c.block("frame", (rim, 0.14, height), frame, (x + rim / 2, -0.05, 0.0), 0.03, 4),
    ]


def handle(x, z):
    """A lever pointing to the left."""
    front, steel = -0.09, m.chrome()
    return [
        c.rod("rose", (x, front + 0.01, z), (x, front - 0.05, z), 0.25, steel, edge=0.02, steps=48),
        c.rod("neck", (x, front, z), (x, front - 0.30, z), 0.085, steel),
        c.rod("lever", (x + 0.07, front - 0.30, z), (x - 1.05, front - 0.30, z), 0.085, steel),
    ]


def switch(x, z):
    """A light switch, 8 cm wide."""
    return c.hang([
        s.slab("plate", (0.82, 0.82, 0.09), k.chalk(), corner=0.08, edge=0.03),
        s.slab("rocker", (0.56, 0.56, 0.05), m.key_white(), corner=0.03, edge=0.015, at=(0, 0, 0.07)),
    ], (x, 0, z))


def curtain(x, z, height):
    """The edge of a curtain on its rod."""
    return [
        c.rod("rod", (x - 0.30, -0.22, z), (x + 0.42, -0.22, z), 0.045, paint.oak_dark()),
        c.ball("knob", 0.09, paint.oak_dark(), (x + 0.45, -0.22, z)),
        *(c.rod("fold", (x + dx, -0.22 + dy, z - 0.02 - height), (x + dx, -0.22 + dy, z - 0.02), 0.10, paint.linen(), edge=0.02)
          for dx, dy in ((-0.16, 0.0), (0.0, -0.05), (0.16, 0.0))),
    ]


def bricks(width, height, material, joint):
    """A brick wall, its front at y = 0."""
    long, tall, gap = 0.86, 0.27, 0.035
    parts = [c.block("mortar", (width, 0.20, height), joint, (0, 0.125, 0), 0.02)]
    rows = round(height / (tall + gap))
    for row in range(rows):
        start = -width / 2 - (0.5 * (long + gap) if row % 2 else 0)
        while start < width / 2 - 0.05:
            low, high = max(start, -width / 2), min(start + long, width / 2)
            if high - low > 0.08:
                parts.append(c.block("brick", (high - low, 0.22, tall), material, ((low + high) / 2, 0.11, row * (tall + gap)), 0.025))
            start += long + gap
    return parts
