"""Walls, furniture and ground, in true size, in which a picture shows a device where a technician puts it.

Upright coordinates: the front of the wall is at y = 0, the floor at z = 0, the middle at x = 0. `room` and `outside` go on
beyond the edges of the picture, whose frame is that of a piece of wall on a base plate (see `staging.framed`).
"""
from blender_lib import clay as c, colours as k, materials as m, shapes as s, staging
from houses import paint

FAR = 16.0  # wider than what any picture shows


def base(width, depth):
    """The base plate of a wall `width` wide, reaching `depth` in front of it."""
    deep = depth + 0.46
    return [s.slab("base", (width + 0.36, deep, 0.14), paint.felt(), corner=0.26, edge=0.05, at=(0, 0.43 - deep / 2, -0.14))]


def frame(width, height, depth, x=0.0):
    """What the picture shows, around `x`: never drawn."""
    wall = c.block("wall", (width, 0.20, height), paint.deep_sage(), (0, 0.10, 0))
    return staging.unseen(c.move([wall, *base(width, depth)], (x, 0, 0)))


def room(width, height, depth, x=0.0, colour=None):
    """A painted wall inside the home, of which the picture shows a part around `x`."""
    return [*frame(width, height, depth, x), *staging.beyond([c.block("wall", (FAR, 0.20, FAR), colour or paint.deep_sage(), (0, 0.10, -FAR / 2))])]


def outside(width, height, depth):
    """The ground before a house, and what the picture shows of both."""
    return [*frame(width, height, depth), *staging.beyond([c.block("ground", (FAR, FAR, 0.14), paint.felt(), (0, 1 - FAR / 2, -0.14))])]


def top(z, depth=0.82):
    """The upper side of a table or a cupboard, `z` high and wider than the picture."""
    return staging.beyond([c.block("top", (FAR, depth, FAR / 2), k.wood(), (0, -depth / 2, z - FAR / 2), 0.04, 5)])


def door(x):
    """The edge of a closed door: `x` is where leaf and frame meet, the leaf is on the left of it."""
    rim = 0.46
    return staging.beyond([
        c.block("leaf", (FAR / 2, 0.10, FAR), k.roof(), (x - FAR / 4 - 0.012, -0.04, -FAR / 2), 0.02, 4),
        c.block("frame", (rim, 0.14, FAR), k.chalk(), (x + rim / 2, -0.05, -FAR / 2), 0.03, 4),
    ])


def cupboard_top(height, wide=1.15):
    """The upper end of a row of cupboards, each `wide`, whose doors open in pairs."""
    doors = [wide * (i + 0.5) for i in range(-4, 4)]
    return staging.beyond([
        c.block("cupboard", (FAR, 0.78, FAR / 2), k.wood(), (0, -0.40, height - FAR / 2), 0.03, 4),
        *(c.block("front", (wide - 0.04, 0.06, 4), paint.linen(), (x, -0.80, height - 4.14), 0.02, 4) for x in doors),
        *(c.ball("knob", 0.055, k.wood(), (x + (-0.42 if i % 2 else 0.42), -0.88, height / 2 - 0.06)) for i, x in enumerate(doors)),
    ])


def books_lying(x, y, z):
    """A pile of three books."""
    parts = []
    for wide, thick, turn, colour in ((1.10, 0.17, 4, k.roof()), (1.00, 0.13, -6, k.chalk()), (0.86, 0.16, 8, paint.terracotta())):
        parts += c.move([c.block("book", (wide, 0.66, thick), colour, (0, 0, 0), 0.03, 3)], (x, y, z), turn)
        z += thick
    return parts


def window_corner(x, low, sill=0.34):
    """The lower right corner of a closed window by day, from `low` upwards; its frame ends at `x`."""
    rim, left, high = 0.24, -FAR / 2, FAR / 2
    return staging.beyond([
        c.block("pane", (x - left - 0.10, 0.14, high - 0.04), paint.daylight(), ((left + x) / 2 - 0.05, 0.04, low + 0.04), 0.02, 2),
        c.block("jamb", (rim, 0.16, high), k.chalk(), (x - rim / 2, -0.05, low), 0.035, 4),
        c.block("rail", (x - left, 0.16, rim), k.chalk(), ((left + x) / 2, -0.05, low), 0.035, 4),
        c.block("sill", (x - left + 0.20, sill + 0.10, 0.12), k.chalk(), ((left + x) / 2 + 0.06, -sill / 2, low - 0.10), 0.03, 4),
    ])


def handle(x, z, length=1.05):
    """A lever pointing to the left."""
    front, steel = -0.09, m.chrome()
    return [
        c.rod("rose", (x, front + 0.01, z), (x, front - 0.05, z), 0.25, steel, edge=0.02, steps=48),
        c.rod("neck", (x, front, z), (x, front - 0.30, z), 0.085, steel),
        c.rod("lever", (x + 0.07, front - 0.30, z), (x - length, front - 0.30, z), 0.085, steel),
    ]


def switch(x, z):
    """A light switch, 8 cm wide."""
    return c.hang([
        s.slab("plate", (0.82, 0.82, 0.09), k.chalk(), corner=0.08, edge=0.03),
        s.slab("rocker", (0.56, 0.56, 0.05), m.key_white(), corner=0.03, edge=0.015, at=(0, 0, 0.07)),
    ], (x, 0, z))


def socket(x, z):
    """A power socket."""
    return c.hang([
        s.slab("plate", (0.82, 0.82, 0.09), k.chalk(), corner=0.08, edge=0.03),
        s.hoop("rim", 0.235, 0.022, m.key_white(), at=(0, 0, 0.09), flat=0.6),
        s.slab("well", (0.44, 0.44, 0.01), k.grey(), corner=0.22, edge=0.002, at=(0, 0, 0.082)),
        *(s.slab("hole", (0.055, 0.055, 0.01), m.shadow_gap(), corner=0.027, edge=0.002, at=(side * 0.095, 0, 0.088)) for side in (-1, 1)),
    ], (x, 0, z))


def framed_picture(x, z):
    """Hills and a sun in a wooden frame, 10 cm wide."""
    hill = [(-0.47, -0.63), (0.47, -0.63), (0.47, -0.06), *((0.47 - 0.0784 * i, -0.06 - 0.16 * (i / 12) ** 1.6) for i in range(1, 13))]
    return c.hang([
        s.slab("frame", (1.20, 1.52, 0.12), k.wood(), corner=0.04, edge=0.025),
        s.slab("paper", (0.98, 1.30, 0.02), k.chalk(), corner=0.02, edge=0.004, at=(0, 0, 0.112)),
        s.slab("sun", (0.40, 0.40, 0.012), k.orange(), corner=0.20, edge=0.003, at=(0.10, 0.20, 0.128)),
        s.sheet("hill", hill, k.roof(), (0, 0, 0.133), 0.008),
    ], (x, 0, z), scale=0.85)


def cup(x, y, z):
    """A cup, 6 cm high, its handle on the right."""
    side = [(1e-4, 0), (0.33, 0), (0.37, 0.03), (0.38, 0.88), (0.365, 0.91), (0.345, 0.88), (0.335, 0.62), (1e-4, 0.60)]
    body = s.lathe("cup", side, k.chalk(), steps=64)
    loop = s.turn([s.hoop("handle", 0.24, 0.055, k.chalk(), at=(0.40, 0.45, 0))], 90, "X")
    return c.move([body, *loop], (x, y, z), scale=0.68)


def books(x, y, z, sizes):
    """Books standing side by side, from `x` to the right; a size is (thickness, height, paint)."""
    parts = []
    for thick, tall, colour in sizes:
        parts.append(c.block("book", (thick, 0.70, tall), colour, (x + thick / 2, y, z), 0.03, 3))
        x += thick + 0.015
    return parts


def curtain(x, z, height):
    """The edge of a curtain on its rod."""
    return [
        c.rod("rod", (x - 0.30, -0.22, z), (x + 0.42, -0.22, z), 0.045, paint.oak_dark()),
        c.ball("knob", 0.09, paint.oak_dark(), (x + 0.45, -0.22, z)),
        *(c.rod("fold", (x + dx, -0.22 + dy, z - 0.02 - height), (x + dx, -0.22 + dy, z - 0.02), 0.10, paint.linen(), edge=0.02)
          for dx, dy in ((-0.16, 0.0), (0.0, -0.05), (0.16, 0.0))),
    ]


def downpipe(x, clamps):
    """A rainwater pipe, 8 cm wide, with clamps at the given heights."""
    parts = [c.rod("pipe", (x, -0.30, -FAR / 4), (x, -0.30, FAR / 2), 0.20, k.grey(), edge=0.01, steps=48)]
    for z in clamps:
        parts.append(c.rod("clamp", (x, -0.30, z), (x, -0.30, z + 0.14), 0.225, k.asphalt(), edge=0.02, steps=48))
        parts.append(c.block("bolt", (0.10, 0.30, 0.10), k.asphalt(), (x, -0.08, z + 0.02), 0.02))
    return staging.beyond(parts)


def bricks(foot=0.0, width=7.0, height=6.0):
    """A brick wall from `foot` upwards, its front at y = 0."""
    material, joint = paint.terracotta(), k.sand()
    long, tall, gap = 0.86, 0.27, 0.035
    parts = [c.block("mortar", (width, 0.20, height), joint, (0, 0.125, foot), 0.02)]
    rows = round(height / (tall + gap))
    for row in range(rows):
        start = -width / 2 - (0.5 * (long + gap) if row % 2 else 0)
        while start < width / 2 - 0.05:
            low, high = max(start, -width / 2), min(start + long, width / 2)
            if high - low > 0.08:
                parts.append(c.block("brick", (high - low, 0.22, tall), material, ((low + high) / 2, 0.11, foot + row * (tall + gap)), 0.025))
            start += long + gap
    return staging.beyond(parts)
