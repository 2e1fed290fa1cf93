"""The detached house of `chalet` from outside: the gable to the street with door and terrace, the side wall, garage, garden and fence."""
from blender_lib import clay as c, colours as k
from houses import outside, paint as p, shell
from houses.chalet import BACK, D, FRONT, H, RISE, W
from scenery import garden as g, openings as o
from scenery.chalet import gable_roof

WIDE, DEEP = W + 2 * shell.THICK, D + 2 * shell.THICK
STREET, SIDE = FRONT - shell.THICK, W / 2 + shell.THICK  # the walls that the viewer sees: y of one, x of the other
DOOR, TERRACE = -0.88, 0.50  # x of the two doors
SILL = 0.09  # height of their thresholds: that of the plinth
FENCE = -1.68


def build():
    return [*ground(), *walls(), *roof(), *street(), *side(), *garage(), *garden()]


def ground():
    return c.move([
        *c.move([g.base(3.86, 3.10, corner=0.26)], (0.42, -0.30, 0)),
        g.patch(3.66, 2.90, k.lawn(), (0.42, -0.30), 0.20),
        g.patch(0.46, 0.62, k.paving(), (DOOR, -1.44), height=g.PATH),
        g.patch(1.30, 0.50, k.paving(), (TERRACE + 0.14, -1.36), height=g.PATH),
        g.patch(0.72, 2.10, k.paving(), (1.84, -0.66), height=g.PATH),
    ], (0, 0, -0.04))


def walls():
    gable = [(-WIDE / 2, 0), (WIDE / 2, 0), (WIDE / 2, H), (0, H + RISE), (-WIDE / 2, H)]
    return [
        c.profile("walls", gable, DEEP, k.wall(), edge=0.02),
        c.block("plinth", (WIDE + 0.05, DEEP + 0.05, SILL + 0.04), k.sand(), (0, 0, -0.04), 0.016),
    ]


def roof():
    return [
        *gable_roof(WIDE, RISE, DEEP, (0, 0, H + 0.005), k.roof(), turn=0, over=0.12, thick=0.09),
        c.block("chimney", (0.24, 0.22, 0.80), k.chalk(), (0.62, BACK - 0.18, H + 0.06), 0.03),
        c.block("chimney cap", (0.31, 0.29, 0.06), k.roof(), (0.62, BACK - 0.18, H + 0.85), 0.02),
    ]


def street():
    """The front door under its canopy, the terrace door and a window in the gable."""
    return [
        *c.hang(o.door(0.40, 0.76, k.orange()), (DOOR, STREET, SILL)),
        *c.hang(o.canopy(0.56, 0.18), (DOOR, STREET, 0.94)),
        c.block("step", (0.60, 0.30, 0.07), k.chalk(), (DOOR, STREET - 0.13, -0.04), 0.02),
        c.block("step", (0.50, 0.18, 0.12), k.chalk(), (DOOR, STREET - 0.07, -0.04), 0.02),
        *outside.wall_lamp(DOOR - 0.35, STREET, 0.66),
        *c.hang(o.window(0.54, 0.76, k.pane(), sill=False), (TERRACE, STREET, SILL + 0.40)),
        c.block("step", (0.70, 0.16, 0.10), k.chalk(), (TERRACE, STREET - 0.06, -0.04), 0.02),
        *c.hang(o.window(0.22, 0.22, k.lit(), mullions=1, bars=1), (0.05, STREET, 1.27)),
    ]


def side():
    """A window with shutters towards the drive."""
    return c.hang(o.window(0.36, 0.42, k.lit(), shutters=k.roof()), (SIDE, -0.21, 0.59), 90)


def garage():
    """As that of `chalet`, with room beside its door for a sensor."""
    return outside.garage(height=0.70, sill=0.42, panel=(0.50, 0.120), aside=0.06) + g.car((1.84, -0.62, 0.0), 90, k.orange())


def garden():
    return c.move([
        *fence(-1.40, DOOR - 0.28), *fence(DOOR + 0.28, 1.34),
        *gate(DOOR, 0.44),
        *(part for x in (-1.40, DOOR - 0.28, DOOR + 0.28, 1.34) for part in outside.gate_post((x, FENCE))),
        *g.hedge(1.20, (2.20, 0.56), 0.24, 0.15, turn=90),
        *g.tree((1.66, 1.18), 1.46, 0.25),
        *g.bush((-0.38, STREET - 0.16), 0.12), *g.bush((-1.22, STREET - 0.16), 0.11, k.leaf()),
        *g.bush((SIDE + 0.14, -0.92), 0.11, k.leaf()),
        *g.pot((TERRACE - 0.42, STREET - 0.15, 0.05), 0.13, material=p.terracotta()),
        *g.pot((TERRACE + 0.44, STREET - 0.17, 0.05), 0.11, k.leaf_light(), p.terracotta()),
    ], (0, 0, -0.04))


def fence(start, end):
    """Palings on two rails, along the street."""
    count = round((end - start) / 0.11)
    step = (end - start) / count
    return [
        *(c.block("rail", (end - start, 0.02, 0.03), k.chalk(), ((start + end) / 2, FENCE + 0.02, z), 0.008, 2) for z in (0.08, 0.19)),
        *(c.block("paling", (0.05, 0.02, 0.25), k.chalk(), (start + step * (i + 0.5), FENCE, 0.02), 0.009, 2) for i in range(count)),
    ]


def gate(x, width):
    """The garden gate, closed."""
    boards = 5
    wide = width / boards
    return [
        *(c.block("board", (wide - 0.012, 0.03, 0.26), p.oak(), (x + wide * (i - (boards - 1) / 2), FENCE, 0.03), 0.010, 2)
          for i in range(boards)),
        c.block("rail", (width, 0.02, 0.04), p.oak_dark(), (x, FENCE - 0.02, 0.20), 0.008, 2),
    ]
