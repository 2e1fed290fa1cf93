"""A small house by the sea: a rocky terrace with steps to the water, shutters, an umbrella pine, a boat."""
from blender_lib import clay as c, colours as k, shapes as s
from scenery import garden as g, openings as o
from scenery.chalet import gable, gable_roof

LAND = 0.44  # height of the terrace above the water
X, Y, W, D, WALLS, RISE = 0.24, 0.56, 1.66, 1.12, 0.90, 0.46
FRONT = Y - D / 2


def build():
    return [*ground(), *house(), *terrace(), *shore()]


def ground():
    return [
        g.base(4.0, 3.1),
        s.slab("sea", (3.80, 2.90, 0.05), k.water(), corner=0.26, edge=0.02, at=(0, 0, 0.0)),
        s.slab("beach", (3.58, 2.20, 0.12), k.clay("beach", [0.66, 0.53, 0.34]), corner=0.55, edge=0.06, at=(0.08, 0.31, 0)),
        s.slab("rock", (3.30, 1.86, 0.30), k.sand(), corner=0.45, edge=0.12, at=(0.14, 0.47, 0)),
        s.slab("grass", (3.14, 1.70, LAND), k.lawn(), corner=0.40, edge=0.10, at=(0.14, 0.47, 0)),
    ]


def house():
    z = LAND
    parts = [
        c.block("plinth", (W + 0.05, D + 0.05, 0.09), k.sand(), (X, Y, z), 0.025),
        c.block("walls", (W, D, WALLS), k.chalk(), (X, Y, z + 0.02), 0.04),
        *gable("gable", D - 0.02, RISE, W - 0.02, k.chalk(), (X, Y, z + WALLS)),
        *gable_roof(D, RISE, W, (X, Y, z + WALLS + 0.01), k.roof(), over=0.10),
        c.block("chimney", (0.18, 0.18, 0.46), k.chalk(), (X + 0.42, Y + 0.18, z + WALLS + 0.20), 0.03),
        c.block("chimney cap", (0.24, 0.24, 0.05), k.sand(), (X + 0.42, Y + 0.18, z + WALLS + 0.65), 0.02),
        *c.hang(o.door(0.28, 0.50, k.roof()), (X - 0.06, FRONT, z + 0.06)),
        *c.hang(o.window(0.24, 0.34, k.pane(), bars=1, shutters=k.roof()), (X - 0.53, FRONT, z + 0.50)),
        *c.hang(o.window(0.24, 0.34, k.pane(), bars=1, shutters=k.roof()), (X + 0.565, FRONT, z + 0.50)),
        *c.hang(o.window(0.27, 0.34, k.lit(), bars=1, shutters=k.roof()), (X + W / 2, Y, z + 0.50), 90),
        *c.hang(o.alarm_plate(0.21), (X + 0.21, FRONT, z + 0.48)),
    ]
    parts += c.hang([s.lathe("eye", [(0.10, 0), (0.10, 0.03), (0.085, 0.04)], k.roof(), steps=40),
                     s.lathe("glass", [(0.075, 0), (0.075, 0.045)], k.pane(), steps=40)], (X + W / 2 - 0.02, Y, z + 1.08), 90)
    return parts


def terrace():
    """A terrace with a parasol, and steps down to the beach."""
    z = LAND
    parts = [
        g.patch(1.70, 0.40, k.paving(), (X, FRONT - 0.22, z - 0.008), 0.08),
        *c.move(sunshade(), (X + 0.72, FRONT - 0.27, z)),
        *g.pot((X - 0.24, FRONT - 0.10, z), 0.11), *g.pot((X - 0.78, FRONT - 0.12, z), 0.10, k.leaf_light()),
    ]
    for i in range(4):
        parts.append(c.block("step", (0.46, 0.15, LAND - 0.10 * i), k.chalk(), (X - 0.02, FRONT - 0.44 - 0.13 * i, 0), 0.02))
    return parts


def sunshade():
    return [
        c.rod("pole", (0, 0, 0), (0, 0, 0.44), 0.014, k.chalk()),
        c.rod("sunshade", (0, 0, 0.37), (0, 0, 0.48), 0.26, k.orange(), tip=0.04, edge=0.012),
        c.ball("knob", 0.022, k.chalk(), (0, 0, 0.49)),
        c.block("deck chair", (0.32, 0.15, 0.07), k.chalk(), (-0.02, -0.10, 0), 0.025),
    ]


def shore():
    parts = [
        *g.pine((-1.02, 0.62, LAND), 1.62, 0.48), *g.pine((1.52, 0.52, LAND), 1.02, 0.27),
        *g.bush((1.30, 0.00, LAND), 0.11), *g.bush((-1.02, 0.08, LAND), 0.12), *g.bush((-0.66, 1.10, LAND), 0.14, k.leaf()),
        *boat((-1.16, -1.06)),
    ]
    for x, y, r in ((1.52, -0.48, 0.20), (1.26, -0.62, 0.13), (-1.50, -0.30, 0.17), (1.64, -0.20, 0.13)):
        parts.append(c.ball("rock", r, k.sand(), (x, y, 0.08), (1.1, 0.9, 0.75)))
    return parts


def boat(at):
    """A small sailing boat, its sail towards the viewer."""
    x, y = at
    hull = c.profile("hull", [(-0.40, 0.16), (-0.26, 0.0), (0.24, 0.0), (0.36, 0.16)], 0.22, k.chalk(), edge=0.05)
    parts = [
        hull,
        c.block("deck", (0.56, 0.16, 0.03), k.wood(), (-0.02, 0, 0.14), 0.012),
        c.rod("mast", (0, 0, 0.12), (0, 0, 0.92), 0.014, k.wood()),
        c.profile("sail", [(0.03, 0.24), (0.36, 0.24), (0.03, 0.90)], 0.022, k.chalk(), edge=0.009),
        c.profile("jib", [(-0.03, 0.24), (-0.30, 0.24), (-0.03, 0.74)], 0.022, k.orange(), edge=0.009),
    ]
    return c.move(parts, (x, y, 0.03), 14)
