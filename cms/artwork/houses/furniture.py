"""Furniture of dwellings in clay; 1 unit is about 2 m. Every piece is built on the origin with its front towards the viewer."""
from blender_lib import clay as c, colours as k
from houses import paint as p

FLOOR = 0.02  # upper side of parquet and tiles


def put(parts, x, y, z=FLOOR, turn=0.0):
    """Turn 0 stands at the right back wall, 90 at the left one."""
    return c.move(parts, (x, y, z), turn)


def leg(x, y, height, radius=0.016, paint=None):
    return c.rod("leg", (x, y, 0), (x, y, height), radius, paint or p.oak())


def sofa(width=0.98, paint=None, cushion=None):
    paint = paint or p.moss()
    parts = [
        c.block("base", (width, 0.42, 0.13), paint, (0, 0, 0.05), 0.04),
        c.block("back", (width, 0.13, 0.32), paint, (0, 0.15, 0.08), 0.055),
    ]
    for side in (-1, 1):
        parts.append(c.block("arm", (0.12, 0.42, 0.26), paint, (side * (width / 2 - 0.06), 0, 0.04), 0.05))
        parts.append(c.block("seat", ((width - 0.26) / 2, 0.32, 0.09), paint, (side * (width - 0.25) / 4, -0.04, 0.15), 0.035))
        for y in (-0.15, 0.15):
            parts.append(c.rod("foot", (side * (width / 2 - 0.07), y, 0), (side * (width / 2 - 0.07), y, 0.07), 0.018, p.oak()))
    pillow = c.move([c.block("pillow", (0.20, 0.08, 0.20), cushion or k.orange(), (0, 0, 0), 0.038)], turn=-16, axis="X")
    parts += c.move(pillow, (-width / 2 + 0.23, 0.02, 0.235), 10)
    return parts


def armchair(paint=None):
    paint = paint or k.orange()
    parts = [
        c.block("base", (0.40, 0.36, 0.15), paint, (0, 0, 0.06), 0.045),
        c.block("back", (0.40, 0.11, 0.32), paint, (0, 0.14, 0.08), 0.05),
    ]
    for side in (-1, 1):
        parts.append(c.block("arm", (0.09, 0.36, 0.22), paint, (side * 0.165, 0, 0.06), 0.04))
        parts += [c.rod("foot", (side * 0.15, y, 0), (side * 0.15, y, 0.08), 0.016, p.oak()) for y in (-0.13, 0.13)]
    return parts


def table(width, depth, height, top=None, legs=None, thick=0.04):
    parts = [c.block("top", (width, depth, thick), top or p.oak(), (0, 0, height - thick), 0.016)]
    for x in (-1, 1):
        for y in (-1, 1):
            spot = (x * (width / 2 - 0.04), y * (depth / 2 - 0.04))
            parts.append(c.rod("leg", (*spot, 0), (*spot, height - 0.01), 0.016, legs or p.oak()))
    return parts


def round_table(radius=0.20, height=0.20, top=None):
    return [
        c.rod("top", (0, 0, height - 0.035), (0, 0, height), radius, top or p.oak(), edge=0.012, steps=48),
        c.rod("column", (0, 0, 0.01), (0, 0, height - 0.02), 0.024, k.chalk()),
        c.rod("foot", (0, 0, 0), (0, 0, 0.02), radius * 0.55, k.chalk(), edge=0.008, steps=48),
    ]


def rug(width, depth, paint=None, border=None):
    return [
        c.block("rug", (width, depth, 0.014), border or p.linen(), (0, 0, 0), 0.006, 2),
        c.block("rug field", (width - 0.10, depth - 0.10, 0.018), paint or p.terracotta(), (0, 0, 0), 0.006, 2),
    ]


def floor_lamp(height=0.82):
    return [
        c.rod("foot", (0, 0, 0), (0, 0, 0.025), 0.085, k.roof(), edge=0.008, steps=40),
        c.rod("post", (0, 0, 0.02), (0, 0, height - 0.10), 0.012, k.roof()),
        c.rod("shade", (0, 0, height - 0.17), (0, 0, height), 0.125, p.linen(), tip=0.085, edge=0.010, steps=48),
    ]


def chest(width=0.56, depth=0.20, height=0.36, paint=None, drawers=2, front=None):
    """A console or chest of drawers on four feet."""
    parts = [
        c.block("body", (width, depth, height - 0.10), paint or p.oak(), (0, 0, 0.10), 0.018),
        *(leg(x * (width / 2 - 0.05), y * (depth / 2 - 0.05), 0.12, 0.015, p.oak_dark()) for x in (-1, 1) for y in (-1, 1)),
    ]
    wide = (width - 0.04) / drawers
    for i in range(drawers):
        x = -width / 2 + 0.02 + wide * (i + 0.5)
        parts.append(c.block("drawer", (wide - 0.02, 0.02, height - 0.16), front or k.chalk(), (x, -depth / 2, 0.13), 0.010, 2))
        parts.append(c.ball("knob", 0.014, k.orange(), (x, -depth / 2 - 0.018, 0.13 + (height - 0.16) / 2)))
    return parts


def chair(paint=None):
    """A dining chair; its back is away from the viewer."""
    paint = paint or k.roof()
    return [
        c.block("seat", (0.21, 0.20, 0.035), paint, (0, 0, 0.20), 0.014),
        c.block("back", (0.20, 0.03, 0.15), paint, (0, 0.09, 0.30), 0.013),
        *(c.rod("leg", (x, y, 0), (x, y, 0.21), 0.013, p.oak()) for x in (-0.08, 0.08) for y in (-0.08, 0.085)),
        *(c.rod("stile", (x, 0.09, 0.21), (x, 0.09, 0.32), 0.012, p.oak()) for x in (-0.07, 0.07)),
    ]


def shelf(width=0.5, height=0.9, depth=0.17, rows=4, paint=None):
    """An open shelf with books."""
    paint = paint or p.oak()
    parts = [c.block("side", (0.03, depth, height), paint, (x * (width / 2 - 0.015), 0, 0), 0.008, 2) for x in (-1, 1)]
    parts.append(c.block("back", (width - 0.02, 0.015, height - 0.02), paint, (0, depth / 2 - 0.012, 0.01), 0.004, 1))
    colours = (k.roof(), k.orange(), k.chalk(), k.leaf(), p.terracotta(), k.chalk())
    step = (height - 0.04) / rows
    for j in range(rows + 1):
        parts.append(c.block("board", (width - 0.02, depth, 0.025), paint, (0, 0, 0.01 + step * j), 0.007, 2))
    for j in range(rows):
        x = -width / 2 + 0.06
        for i in range(5 + j % 2):
            thick, tall = 0.035 + 0.012 * ((i + j) % 3), step * (0.55 + 0.09 * ((2 * i + j) % 3))
            parts.append(c.block("book", (thick, depth * 0.72, tall), colours[(i + 2 * j) % 6], (x, -0.01, 0.03 + step * j), 0.006, 1))
            x += thick + 0.006
    return parts


def bed(width=0.62, length=0.92, paint=None):
    """The head is away from the viewer."""
    return [
        c.block("frame", (width + 0.04, length + 0.03, 0.13), p.oak(), (0, 0, 0.03), 0.02),
        c.block("mattress", (width, length - 0.02, 0.11), k.chalk(), (0, 0, 0.13), 0.04),
        c.block("cover", (width + 0.03, length * 0.62, 0.12), paint or p.moss(), (0, -length * 0.18, 0.13), 0.04),
        c.block("head", (width + 0.05, 0.05, 0.42), p.oak(), (0, length / 2, 0.02), 0.02),
        *(c.block("pillow", (width * 0.40, 0.20, 0.08), p.linen(), (x * width * 0.23, length * 0.34, 0.22), 0.035) for x in (-1, 1)),
    ]


def curtain(height, folds=4, paint=None):
    """One half of a curtain in face coordinates, gathered to `folds` folds of 0.045."""
    middles = [0.045 * (i - (folds - 1) / 2) for i in range(folds)]
    return [c.rod("fold", (x, -height / 2, 0.04), (x, height / 2, 0.04), 0.028, paint or p.linen()) for x in middles]
