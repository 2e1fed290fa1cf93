"""A ground-floor flat: the street window behind bars, a patio with its sliding door, the neighbours above as a band."""
from blender_lib import clay as c, colours as k
from houses import furniture as f, outside, paint as p, shell
from scenery import garden as g, openings as o

W, D, H = 2.70, 2.34, 1.16
LEFT, BACK, FRONT = -W / 2, D / 2, -D / 2
STUB, ABOVE = 0.92, 0.20
PATIO = 0.86


def build():
    return [*ground(), *walls(), *above(), *inside(), *patio()]


def ground():
    return c.move([
        *c.move([g.base(W + PATIO + 0.64, 2.96, corner=0.22)], (PATIO / 2 - 0.02, -0.20, 0)),
        g.patch(W + PATIO + 0.44, 2.76, k.paving(), (PATIO / 2 - 0.02, -0.20), 0.18),
        *g.lamp_post((1.90, FRONT - 0.28, 0.02), 0.80),
    ], (0, 0, -0.035))


def walls():
    x = LEFT - shell.THICK + STUB / 2
    window = o.window(0.36, 0.46, k.pane(), mullions=1)
    window += [c.rod("bar", (-0.15 + 0.075 * i, -0.23, 0.075), (-0.15 + 0.075 * i, 0.23, 0.075), 0.010, k.roof()) for i in range(5)]
    window += [c.block("tie", (0.38, 0.018, 0.014), k.roof(), (0, y, 0.068), 0.005, 1) for y in (-0.16, 0.16)]
    return [
        *shell.tiles(0.66, D, (LEFT + 0.33, 0), 0.24),
        *shell.parquet(W - 0.66, D, (0.33, 0)),
        *shell.back_walls(W, D, H),
        *shell.outer_wall(W, D, STUB, H),
        *c.hang(window, (x + 0.17, FRONT - shell.THICK, 0.66)),
        *shell.cut_front(W, D, LEFT - shell.THICK + STUB),
        *shell.cut_side(W, D, gap=(-0.20, 1.10)),
    ]


def above():
    """The foot of the storey above, on the walls that stand."""
    z = H + 0.03
    parts = [
        c.block("band", (W + 0.22, 0.17, 0.06), k.chalk(), (-0.045, BACK + 0.045, z), 0.018),
        c.block("band", (0.17, D + 0.22, 0.06 + shell.LIFT), k.chalk(), (LEFT - 0.045, 0.045, z), 0.018),
        c.block("band", (STUB + 0.08, 0.17, 0.06), k.chalk(), (LEFT - shell.THICK + STUB / 2, FRONT - 0.045, z), 0.018),
        *shell.wall("above", (W + shell.THICK, shell.THICK, ABOVE), (-0.045, BACK + 0.045, z + 0.05), k.wall()),
        *shell.wall("above", (shell.THICK, D + shell.THICK, ABOVE + shell.LIFT), (LEFT - 0.045, 0.045, z + 0.05), k.wall()),
        *shell.wall("above", (STUB, shell.THICK, ABOVE), (LEFT - shell.THICK + STUB / 2, FRONT - 0.045, z + 0.05), k.wall()),
    ]
    return parts


def inside():
    return [
        *c.hang(o.door(0.44, 0.90, k.orange()), (LEFT, 0.06, 0.02), 90),
        *f.put(f.rug(0.52, 0.32, k.roof()), LEFT + 0.29, 0.06, turn=90),
        *f.put(f.chest(0.40, 0.16, 0.34), LEFT + 0.10, 0.68, turn=90),
        *c.hang(o.window(0.56, 0.46, p.daylight(), mullions=1), (-0.16, BACK, 0.74)),
        *f.put(f.sofa(0.94), -0.18, BACK - 0.25),
        *f.put(f.rug(0.90, 0.64), -0.12, 0.36),
        *f.put(f.round_table(0.19, 0.18), -0.12, 0.38),
        *f.put(f.shelf(0.48, 0.66, 0.16, rows=3), 0.92, BACK - 0.10),
        *f.put(f.bed(0.56, 0.80), 0.34, -0.62, turn=90),
    ]


def patio():
    """Behind a low wall, with the frame of the sliding door still standing."""
    x0 = W / 2 + shell.THICK
    x1 = x0 + PATIO
    return [
        *shell.tiles(PATIO, D - 0.1, (x0 + PATIO / 2, 0), 0.28, p.terracotta()),
        *shell.wall("patio wall", (PATIO + 0.07, 0.07, 0.46), (x0 + PATIO / 2 + 0.03, BACK, 0), k.wall()),
        *shell.wall("patio wall", (0.07, D, 0.20), (x1 + 0.03, 0, 0), k.wall()),
        *shell.wall("patio wall", (PATIO, 0.07, 0.20 + shell.LIFT), (x0 + PATIO / 2, FRONT, 0), k.wall()),
        *g.pot((x0 + 0.20, BACK - 0.20, 0.02), 0.19), *g.pot((x1 - 0.18, BACK - 0.20, 0.02), 0.14, k.leaf_light()),
        *g.pot((x1 - 0.18, FRONT + 0.24, 0.02), 0.15, k.leaf_light()),
        *outside.parasol((x0 + 0.46, 0.10, 0.02), 0.72, 0.30),
        *c.move(g.bench((0, 0)), (x1 - 0.14, -0.52, 0.02), -90),
    ]
