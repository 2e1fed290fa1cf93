"""A corner shop: glazed door, counter with till, shelves, and a shop window with its striped awning on the street."""
from blender_lib import clay as c, colours as k
from houses import furniture as f, outside, paint as p, shell, shop_fittings as s
from scenery import garden as g, openings as o
from scenery.shop import blackboard, crate

W, D, H = 2.90, 2.20, 1.20
LEFT, BACK, FRONT = -W / 2, D / 2, -D / 2
STUB = 0.58


def build():
    return [*street(), *walls(), *inside(), *front()]


def street():
    parts = c.move([g.base(3.42, 2.96, corner=0.22)], (0.06, -0.22, 0))
    parts += [
        g.patch(3.22, 2.76, k.paving(), (0.06, -0.22), 0.18),
    ]
    return c.move(parts, (0, 0, -0.035))


def walls():
    return [
        *shell.tiles(W, D, side=0.29, material=p.stone()),
        *shell.back_walls(W, D, H),
        *shell.outer_wall(W, D, STUB, H),
        *outside.wall_lamp(LEFT + 0.40, FRONT - shell.THICK, 0.86),
        *shell.cut_front(W, D, LEFT - shell.THICK + STUB),
        *shell.cut_side(W, D),
    ]


def front():
    y = FRONT - shell.THICK / 2
    parts = s.shop_window(0.02, W / 2 + shell.THICK, y, 1.00)
    for x, fruit in ((0.42, k.orange()), (0.80, k.leaf_light()), (1.18, k.chalk())):
        parts.append(c.block("stand", (0.32, 0.22, 0.10), p.oak(), (x, y - 0.26, 0), 0.015))
        parts += crate((x, y - 0.26, 0.13), fruit)
    parts += c.move(blackboard(), (-0.36, y - 0.24, 0.0), -14)
    return parts


def inside():
    return [
        *c.hang(o.door(0.48, 0.92, k.orange(), glazed=True, pane=p.daylight()), (LEFT, -0.16, 0.02), 90),
        *f.put(f.rug(0.56, 0.36, k.roof()), LEFT + 0.32, -0.16, turn=90),
        *f.put(s.shelves(1.16, 3), 0.28, BACK - 0.11),
        *f.put(s.shelves(0.44, 2), 1.14, BACK - 0.11),
        *f.put(s.counter(0.86), -0.62, 0.42, turn=90),
        *f.put(s.till(), -0.62, 0.60, 0.46, turn=90),
        *f.put(f.table(0.60, 0.40, 0.26), 0.42, -0.20),
        *(part for i in range(3) for part in f.put(s.goods(0.30, 0, i), 0.42, -0.32 + 0.12 * i, 0.28)),
        *g.pot((LEFT + 0.16, BACK - 0.16, 0.02), 0.14),
    ]
