"""A detached house: a gable with a piece of its roof, a living room with a fireplace, garage, car, terrace and hedge."""
from blender_lib import clay as c, colours as k
from houses import furniture as f, outside, paint as p, shell
from scenery import garden as g, openings as o
from scenery.chalet import gable_roof

W, D, H, RISE = 2.44, 2.04, 1.12, 0.56
LEFT, BACK, FRONT = -W / 2, D / 2, -D / 2
STUB = 0.60
SLOPE = RISE / (W / 2 + shell.THICK)


def build():
    return [*ground(), *walls(), *roof(), *hall(), *living(), *garage(), *garden()]


def ground():
    """A little lower than the floor inside."""
    return c.move([
        *c.move([g.base(3.86, 3.10, corner=0.26)], (0.42, -0.30, 0)),
        g.patch(3.66, 2.90, k.lawn(), (0.42, -0.30), 0.20),
        g.patch(0.62, 0.60, k.paving(), (-1.10, -1.44), height=g.PATH),
        g.patch(1.10, 0.60, k.paving(), (0.52, -1.40), height=g.PATH),
        g.patch(0.72, 1.60, k.paving(), (1.84, -0.90), height=g.PATH),
    ], (0, 0, -0.04))


def walls():
    tall = H + SLOPE * STUB
    x0, x1 = LEFT - shell.THICK, LEFT - shell.THICK + STUB
    y = FRONT - shell.THICK / 2
    gable = [(-W / 2 - shell.THICK, 0), (W / 2 + shell.THICK, 0), (W / 2 + shell.THICK, H), (0, H + RISE), (-W / 2 - shell.THICK, H)]
    return [
        *shell.parquet(W, D),
        *shell.wall("left wall", (shell.THICK, D + shell.THICK, H - shell.LIFT), (LEFT - shell.THICK / 2, 0, 0), p.sage()),
        c.profile("gable", gable, shell.THICK, p.plaster(), (0, BACK + shell.THICK / 2, 0), edge=0.012),
        c.profile("outer wall", [(x0, 0), (x1, 0), (x1, tall), (x0, H)], shell.THICK, k.wall(), (0, y, 0), edge=0.012),
        c.profile("eaves", [(x0 - 0.12, H - 0.05), (x1, tall), (x1, tall + 0.09), (x0 - 0.12, H + 0.05)], shell.THICK + 0.14, k.roof(),
                  (0, y - 0.03, 0), edge=0.015),
        c.block("plinth", (STUB + 0.03, shell.THICK + 0.05, 0.13), k.sand(), ((x0 + x1) / 2, y - 0.005, 0), 0.016),
        *outside.wall_lamp(x1 - 0.12, FRONT - shell.THICK, 0.90),
        *shell.skirting(W, D),
        *shell.cut_front(W, D, x1, gap=(0.52, 0.80)),
        *shell.cut_side(W, D),
    ]


def roof():
    over = BACK + 0.02
    return [
        *gable_roof(W + 2 * shell.THICK, RISE, 0.16, (0, over, H + 0.005), k.roof(), turn=0, over=0.10, thick=0.08),
        c.block("chimney", (0.24, 0.20, 0.80), k.chalk(), (0.62, BACK + 0.17, H), 0.03),
        c.block("chimney cap", (0.31, 0.29, 0.06), k.roof(), (0.62, BACK + 0.17, H + 0.79), 0.02),
    ]


def hall():
    return [
        *c.hang(o.door(0.46, 0.90, k.orange()), (LEFT, -0.12, 0.02), 90),
        *f.put(f.rug(0.54, 0.34, k.roof()), LEFT + 0.30, -0.12, turn=90),
        *f.put(f.chest(0.44, 0.18, 0.34), LEFT + 0.11, 0.50, turn=90),
    ]


def living():
    window = c.hang(o.window(0.60, 0.42, p.daylight(), mullions=1), (-0.44, BACK, 0.70))
    return [
        *window,
        *c.hang(o.window(0.22, 0.22, p.daylight(), mullions=1, bars=1), (0, BACK, 1.28)),
        *f.put(f.sofa(0.92), -0.44, BACK - 0.25),
        *f.put(f.rug(0.84, 0.60), -0.28, 0.28),
        *f.put(f.round_table(0.18, 0.18), -0.30, 0.30),
        *outside.fireplace(0.62, BACK),
        *f.put(f.armchair(), 0.42, 0.26, turn=-125),
        *f.put(f.table(0.56, 0.36, 0.33), -0.10, -0.62),
        *f.put(f.chair(), -0.10, -0.36), *f.put(f.chair(), 0.34, -0.62, turn=-90),
        *g.pot((LEFT + 0.16, BACK - 0.16, 0.02), 0.13),
    ]


def garage():
    return outside.garage(height=0.66, sill=0.40, panel=(0.56, 0.112)) + g.car((1.80, -0.42, 0.0), 90, k.orange())


def garden():
    front = -1.72
    return c.move([
        *g.hedge(1.50, (0.30, front), 0.24, 0.15), *g.hedge(1.20, (2.20, 0.56), 0.24, 0.15, turn=90),
        *g.bush((-0.52, FRONT - 0.24), 0.13), *g.bush((1.20, FRONT - 0.22), 0.12, k.leaf()),
        *outside.parasol((0.52, -1.38, 0.04)),
        *outside.gate_post((-0.62, front)), *outside.gate_post((-1.36, front)), *outside.gate_post((1.30, front)),
    ], (0, 0, -0.04))
