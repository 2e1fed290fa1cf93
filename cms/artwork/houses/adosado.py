"""A terraced house: two storeys in steps, so that neither hides the other, between the halves of its neighbours."""
from blender_lib import clay as c, colours as k
from houses import furniture as f, outside, paint as p, shell
from scenery import garden as g, openings as o

W, STOREY = 1.90, 0.92
FRONT, MIDDLE, BACK = -1.10, 0.26, 1.16  # y of the front, of the lower back wall and of the upper one
LEFT = -W / 2
STUB = 0.80
T = shell.THICK


def build():
    return [*ground(), *below(), *above(), *roof(), *neighbours(), *lower(), *upper()]


def ground():
    return c.move([
        *c.move([g.base(3.30, 3.10, corner=0.24)], (0.08, -0.30, 0)),
        *c.move([g.patch(3.10, 2.90, k.lawn(), (0, 0), 0.18)], (0.08, -0.30, 0)),
        g.patch(0.50, 0.56, k.paving(), (-0.64, -1.46), height=g.PATH),
        *g.hedge(1.70, (0.48, -1.62), 0.22, 0.14),
        *g.bush((0.10, -1.36), 0.11), *g.bush((0.72, -1.36), 0.10, k.leaf()),
    ], (0, 0, -0.04))


def below():
    """The living room and the front with the entrance door."""
    x = LEFT - T + STUB / 2
    deep = MIDDLE - FRONT
    return [
        *shell.parquet(W, deep, (0, (MIDDLE + FRONT) / 2), planks=7),
        *shell.wall("left wall", (T, BACK - FRONT + T, STOREY), (LEFT - T / 2, (BACK + FRONT) / 2 + T / 2, 0), p.sage(), cap=False),
        *shell.wall("right wall", (W + T, T, STOREY - 0.02), (-T / 2, MIDDLE + T / 2, 0), p.plaster(), cap=False),
        *shell.wall("outer wall", (STUB, T, STOREY), (x, FRONT - T / 2, 0), k.wall()),
        c.block("plinth", (STUB + 0.03, T + 0.05, 0.11), k.sand(), (x, FRONT - T / 2 - 0.005, 0), 0.016),
        *shell.wall("section", (T, MIDDLE - FRONT, 0.05), (LEFT - T / 2, (MIDDLE + FRONT) / 2, STOREY - 0.05), p.sage()),
        *shell.wall("cut front", (W + T - STUB + T, T, 0.07), (STUB / 2, FRONT - T / 2, 0), k.wall()),
        *shell.wall("cut side", (T, deep, 0.07 + shell.LIFT), (W / 2 + T / 2, (MIDDLE + FRONT) / 2, 0), k.wall()),
    ]


def above():
    """The bedroom on top of what lies behind the living room."""
    deep, middle = BACK - MIDDLE, (BACK + MIDDLE) / 2
    high = STOREY
    return [
        c.block("hidden rooms", (W + T, deep, high - 0.03), k.wall(), (T / 2, middle + T / 2, 0), 0.02),
        *shell.wall("floor edge", (W + 2 * T, T + 0.06, 0.10), (0, MIDDLE + 0.03, high - 0.08), k.chalk()),
        *c.move(shell.parquet(W, deep - T, (0, middle + T / 2), planks=5), (0, 0, high)),
        *shell.wall("left wall", (T, deep, STOREY), (LEFT - T / 2, middle + T / 2, high - 0.01), p.sage(), cap=False),
        *shell.wall("right wall", (W + T, T, STOREY), (-T / 2, BACK + T / 2, high - 0.01), p.plaster(), cap=False),
        *shell.wall("cut side", (T, deep, 0.07), (W / 2 + T / 2, middle + T / 2, high), k.wall()),
        c.block("skirting", (W, 0.02, 0.05), k.chalk(), (0, BACK - 0.008, high), 0.006, 2),
        c.block("skirting", (W, 0.02, 0.05), k.chalk(), (0, MIDDLE - 0.008, 0), 0.006, 2),
    ]


def roof():
    """A strip of the roof on both back walls: it falls to the street on the left."""
    top = 2 * STOREY - 0.01
    strip = [
        c.block("eaves", (T + 0.20, BACK - MIDDLE + 0.16, 0.07), k.roof(), (LEFT - T / 2 - 0.04, (BACK + MIDDLE) / 2 + T / 2, top), 0.02),
        c.block("ridge", (W + 0.30, T + 0.16, 0.09), k.roof(), (-0.04, BACK + T / 2, top), 0.02),
        c.block("chimney", (0.22, 0.20, 0.34), k.chalk(), (0.52, BACK + T / 2, top), 0.025),
        c.block("chimney cap", (0.29, 0.27, 0.05), k.roof(), (0.52, BACK + T / 2, top + 0.33), 0.018),
    ]
    return strip


def neighbours():
    """The halves next door: tall on the left, behind the wall, and cut low on the right, in front of it."""
    deep, middle = BACK - FRONT, (BACK + FRONT) / 2
    left, right = LEFT - T - 0.20, W / 2 + T + 0.19
    parts = [
        *shell.wall("left neighbour", (0.38, deep + T, STOREY * 0.62), (left, middle, 0), p.terracotta()),
        *shell.wall("right neighbour", (0.36, deep + T, 0.30), (right, middle, 0), p.terracotta()),
        *c.hang(o.window(0.20, 0.26, k.pane()), (left, FRONT - T / 2, 0.34)),
        *c.hang(o.window(0.20, 0.14, k.lit(), sill=False), (right, FRONT - T / 2, 0.17)),
    ]
    for y in (-0.5, 0.3):
        parts += c.hang(o.window(0.30, 0.14, k.pane(), sill=False), (right + 0.18, y, 0.17), 90)
    return parts


def lower():
    return [
        *c.hang(o.door(0.36, 0.76, k.orange()), (LEFT - T + 0.22, FRONT - T, 0.02)),
        *c.hang(o.door(0.50, 0.80, k.chalk(), glazed=True, pane=p.daylight()), (0.52, MIDDLE, 0.02)),
        *f.put(f.sofa(0.80), -0.42, MIDDLE - 0.25),
        *f.put(f.rug(0.70, 0.50), -0.30, -0.36),
        *f.put(f.round_table(0.16, 0.17), -0.30, -0.34),
        *f.put(f.armchair(), 0.40, -0.56, turn=-135),
        *g.pot((0.86, MIDDLE - 0.14, 0.02), 0.12),
        *f.put(f.chest(0.36, 0.16, 0.32), LEFT + 0.10, -0.06, turn=90),
    ]


def upper():
    z = STOREY + 0.02
    return [
        *f.put(f.bed(0.56, 0.74), 0.30, BACK - 0.40, z),
        *c.hang(o.window(0.40, 0.36, p.daylight(), mullions=1), (-0.42, BACK, STOREY + 0.56)),
        *f.put(f.chest(0.26, 0.18, 0.26, drawers=1), 0.76, BACK - 0.11, z),
        *f.put(f.rug(0.46, 0.34, p.terracotta()), -0.30, BACK - 0.40, z),
    ]
