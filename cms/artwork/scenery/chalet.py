"""A detached house with a gable roof, a garage, a garden, a hedge all round and a pool."""
from blender_lib import clay as c, colours as k, shapes as s
from scenery import garden as g, openings as o

W, D, WALLS, RIDGE = 1.80, 1.24, 1.24, 0.54  # gables on the right and the left
X, Y = -0.10, 0.42
FRONT = Y - D / 2


def gable(name, width, rise, depth, material, at, edge=0.03, turn=90.0):
    """A triangular prism whose gable faces the viewer."""
    return c.move([c.profile(name, [(-width / 2, 0), (width / 2, 0), (0, rise)], depth, material, edge=edge)], at, turn)


def gable_roof(width, rise, depth, at, material, turn=90.0, over=0.10, thick=0.09, courses=5):
    """Two slabs that meet at the ridge and overhang the walls, with the courses of tiles as steps."""
    slope, eaves = rise / (width / 2), width / 2 + over
    half = []
    for i in range(courses):
        x, height = eaves * (1 - i / courses), rise + thick - eaves * (1 - i / courses) * slope
        half += [(x, height - 0.025), (x, height)]
    right = [(eaves, rise - eaves * slope), *half[1:], (0, rise + thick - 0.01)]
    left = [(-x, z) for x, z in reversed(right[:-1])]
    tiles = c.profile("roof", [(0, rise), *right, *left], depth + 2 * over, material, edge=0.012)
    return c.move([tiles], at, turn)


def house():
    parts = [
        c.block("plinth", (W + 0.05, D + 0.05, 0.12), k.sand(), (X, Y, 0), 0.025),
        c.block("walls", (W, D, WALLS), k.wall(), (X, Y, 0.02), 0.035),
        *gable("gable", D - 0.02, RIDGE, W - 0.02, k.wall(), (X, Y, WALLS)),
        *gable_roof(D, RIDGE, W, (X, Y, WALLS + 0.01), k.roof()),
        c.block("chimney", (0.20, 0.20, 0.60), k.chalk(), (X - 0.48, Y + 0.22, WALLS + 0.25), 0.03),
        c.block("chimney cap", (0.27, 0.27, 0.06), k.roof(), (X - 0.48, Y + 0.22, WALLS + 0.84), 0.02),
        c.block("band", (W + 0.05, D + 0.05, 0.045), k.chalk(), (X, Y, 0.62), 0.018),
    ]
    for x in (-0.56, 0.02, 0.60):
        parts += c.hang(o.window(0.24, 0.34, k.pane(), shutters=k.roof()), (X + x, FRONT, 0.93))
    right = X + W / 2
    parts += c.hang(o.window(0.36, 0.34, k.lit(), shutters=k.roof()), (right, Y, 0.95), 90)
    parts += c.hang(o.window(0.22, 0.22, k.pane(), mullions=1, bars=1), (right - 0.01, Y, 1.42), 90)
    parts += c.hang(o.window(0.44, 0.32, k.lit()), (X + 0.46, FRONT, 0.36))
    parts += c.hang(o.alarm_plate(0.25), (X + 0.02, FRONT, 0.38))
    parts += c.hang(o.window(0.26, 0.32, k.pane(), mullions=1), (X - 0.66, FRONT, 0.36))
    return parts


def porch():
    x = -0.34
    parts = [
        *c.hang(o.door(0.32, 0.46, k.orange()), (x, FRONT, 0.10)),
        c.block("step", (0.66, 0.34, 0.06), k.chalk(), (x, FRONT - 0.14, 0.0), 0.02),
        c.block("step", (0.54, 0.24, 0.06), k.chalk(), (x, FRONT - 0.10, 0.05), 0.02),
        *gable_roof(0.54, 0.17, 0.30, (x, FRONT - 0.14, 0.62), k.roof(), turn=0, over=0.05, thick=0.06),
    ]
    for side in (-0.23, 0.23):
        parts.append(c.rod("post", (x + side, FRONT - 0.26, 0.05), (x + side, FRONT - 0.26, 0.63), 0.026, k.chalk()))
    return parts


def garage():
    """A wing on the right with a flat roof and a sectional door."""
    w, d, h, x, y = 0.86, 0.94, 0.62, 1.22, 0.26
    front = y - d / 2
    parts = [
        c.block("garage", (w, d, h), k.sand(), (x, y, 0.02), 0.035),
        c.block("garage roof", (w + 0.10, d + 0.12, 0.08), k.roof(), (x, y, h), 0.03),
    ]
    for i in range(4):
        parts.append(c.block("door", (0.60, 0.04, 0.112), k.chalk(), (x, front - 0.002, 0.03 + 0.114 * i), 0.014))
    parts += c.hang(o.window(0.34, 0.22, k.pane()), (x + w / 2, y, 0.38), 90)
    return parts


def garden():
    front, side = -1.52, 2.02
    parts = [
        *g.hedge(1.38, (-1.33, front)), *g.hedge(0.92, (0.42, front)),
        *g.hedge(2.8, (-side, -0.08), turn=90), *g.hedge(2.8, (side, -0.08), turn=90),
        *g.tree((-1.55, 0.52), 1.35, 0.42), *g.tree((-1.22, 1.20), 1.10, 0.34, k.leaf_light()),
        *g.cypress((1.72, 1.05), 1.15, 0.17), *g.cypress((1.40, 1.28), 0.95, 0.15),
        *g.bush((0.34, FRONT - 0.10), 0.11), *g.bush((-1.02, FRONT - 0.10), 0.11), *g.bush((0.62, FRONT - 0.12), 0.09, k.leaf()),
        s.slab("pool edge", (1.08, 0.72, 0.06), k.chalk(), corner=0.22, edge=0.02, at=(-1.30, -0.78, 0.0), steps=10),
        s.slab("pool", (0.92, 0.56, 0.062), k.water(), corner=0.17, edge=0.005, at=(-1.30, -0.78, 0.003), steps=10),
    ]
    for x in (-0.60, -0.08, 0.92, 1.74):
        parts.append(c.block("gate post", (0.11, 0.11, 0.34), k.chalk(), (x, front, 0), 0.025))
        parts.append(c.block("post cap", (0.15, 0.15, 0.04), k.roof(), (x, front, 0.33), 0.015))
    parts += g.car((1.33, -0.78), 90, k.orange())
    return parts
