"""An office: glazed entrance, work places, meeting table, whiteboard, the server cupboard beside a second door."""
from blender_lib import clay as c, colours as k
from houses import furniture as f, office_fittings as of, outside, paint as p, shell
from scenery import garden as g, openings as o

W, D, H = 3.12, 2.34, 1.20
LEFT, BACK, FRONT = -W / 2, D / 2, -D / 2
STUB, BELOW = 0.60, 0.30


def build():
    return [*below(), *walls(), *doors(), *inside()]


def below():
    """The storey below: bands of dark glass, as in an office building."""
    parts = [
        *shell.slab(W, D, 0.10, k.chalk()),
        c.block("glass below", (W + 0.08, D + 0.08, BELOW), k.pane(), (0, 0, -0.10 - BELOW), 0.02),
        c.block("cut below", (W + 0.14, D + 0.14, 0.05), k.roof(), (0, 0, -0.10 - BELOW - 0.03), 0.02),
    ]
    for i in range(7):
        parts.append(c.block("post", (0.045, 0.05, BELOW), k.chalk(), (LEFT + W / 6 * i, FRONT - 0.055, -0.10 - BELOW), 0.010, 2))
    for i in range(6):
        parts.append(c.block("post", (0.05, 0.045, BELOW), k.chalk(), (W / 2 + 0.055, FRONT + D / 5 * i, -0.10 - BELOW), 0.010, 2))
    return parts


def walls():
    return [
        *shell.tiles(W, D, side=0.39, material=p.stone()),
        *shell.back_walls(W, D, H),
        *shell.outer_wall(W, D, STUB, H),
        *outside.wall_lamp(LEFT + 0.42, FRONT - shell.THICK, 0.86),
        *shell.cut_front(W, D, LEFT - shell.THICK + STUB),
        *shell.cut_side(W, D),
    ]


def doors():
    return [
        *c.hang(o.door(0.46, 0.92, k.roof(), glazed=True, pane=p.daylight()), (LEFT, -0.24, 0.02), 90),
        *c.hang(o.door(0.44, 0.90, k.orange()), (0.72, BACK, 0.02)),
    ]


def inside():
    return [
        *f.put(of.server_cupboard(), 1.32, BACK - 0.16),
        *c.hang(of.whiteboard(), (-0.56, BACK, 0.70)),
        *f.put(of.meeting_table(), -0.50, 0.62),
        *f.put(of.work_place(), 0.86, 0.02, turn=-90),
        *f.put(of.work_place(), 0.86, -0.86, turn=-90),
        *f.put(of.work_place(k.roof()), -0.34, -0.62, turn=0),
        *f.put(f.rug(0.54, 0.34, k.roof()), LEFT + 0.30, -0.24, turn=90),
        *f.put(f.chest(0.42, 0.17, 0.34), LEFT + 0.11, 0.40, turn=90),
        *g.pot((LEFT + 0.17, BACK - 0.17, 0.02), 0.16),
    ]
