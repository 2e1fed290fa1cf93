"""A bar: counter with stools, bottles behind it, round tables, a terrace under a parasol."""
from blender_lib import clay as c, colours as k
from houses import furniture as f, outside, paint as p, shell, shop_fittings as s
from scenery import garden as g, openings as o

W, D, H = 2.86, 2.20, 1.20
LEFT, BACK, FRONT = -W / 2, D / 2, -D / 2
STUB = 0.58


def build():
    return [*street(), *walls(), *bar(), *tables()]


def street():
    return c.move([
        *c.move([g.base(3.74, 2.84, corner=0.22)], (0.26, -0.16, 0)),
        g.patch(3.54, 2.64, k.paving(), (0.26, -0.16), 0.18),
        *outside.parasol((1.72, -0.52, 0.03), 0.80, 0.34),
        *g.pot((1.74, 0.30, 0.03), 0.14), *g.pot((1.74, -1.20, 0.03), 0.14, k.leaf_light()),
    ], (0, 0, -0.035))


def chequered(side=0.286):
    columns, rows = round(W / side), round(D / side)
    wide, deep = W / columns, D / rows
    return [c.block("tile", (wide - 0.006, deep - 0.006, 0.02), p.tile() if (i + j) % 2 else p.moss(),
                    (LEFT + wide * (i + 0.5), FRONT + deep * (j + 0.5), 0), 0.005, 1) for i in range(columns) for j in range(rows)]


def walls():
    return [
        *chequered(),
        *shell.back_walls(W, D, H),
        *shell.outer_wall(W, D, STUB, H),
        *outside.wall_lamp(LEFT + 0.40, FRONT - shell.THICK, 0.86),
        *shell.cut_front(W, D, LEFT - shell.THICK + STUB),
        *shell.cut_side(W, D, gap=(-0.50, 0.80)),
        *c.hang(o.door(0.48, 0.92, k.orange(), glazed=True, pane=p.daylight()), (LEFT, -0.16, 0.02), 90),
        *f.put(f.rug(0.56, 0.34, k.roof()), LEFT + 0.32, -0.16, turn=90),
    ]


def bottles(width, z, row):
    """A row of bottles on a board of the back bar."""
    paints, parts = (k.roof(), k.orange(), k.leaf(), p.terracotta(), k.chalk()), []
    for i in range(int(width / 0.10)):
        x, paint = -width / 2 + 0.05 + 0.10 * i, paints[(2 * i + row) % 5]
        parts.append(c.rod("bottle", (x, 0, z), (x, 0, z + 0.11), 0.030, paint, edge=0.012))
        parts.append(c.rod("neck", (x, 0, z + 0.10), (x, 0, z + 0.175), 0.012, paint))
    return parts


def bar():
    back = [c.block("back board", (1.30, 0.03, 0.62), p.oak_dark(), (0, 0.06, 0.24), 0.010)]
    for row, z in enumerate((0.30, 0.56)):
        back.append(c.block("board", (1.30, 0.15, 0.03), p.oak(), (0, 0, z - 0.03), 0.010, 2))
        back += bottles(1.24, z, row)
    machine = [
        c.block("coffee machine", (0.30, 0.20, 0.20), k.chalk(), (0, 0, 0), 0.03),
        c.block("front", (0.26, 0.02, 0.07), k.asphalt(), (0, -0.10, 0.03), 0.008, 2),
        *(c.rod("cup", (x, 0, 0.20), (x, 0, 0.245), 0.028, k.orange()) for x in (-0.08, 0.0, 0.08)),
    ]
    return [
        *f.put(back, 0.36, BACK - 0.08, 0),
        *f.put(s.counter(1.60, 0.28, 0.46), 0.40, 0.46),
        *f.put(s.counter(0.50, 0.24, 0.46), -0.28, 0.80, turn=-90),
        *f.put(machine, 1.00, 0.48, 0.48),
        *(part for i in range(4) for part in f.put(s.stool(), -0.10 + 0.36 * i, 0.16)),
    ]


def tables():
    parts = []
    for x, y in ((-0.62, -0.66), (0.52, -0.66)):
        parts += f.put(f.round_table(0.20, 0.32), x, y)
        parts += f.put(f.chair(k.roof()), x - 0.05, y + 0.30)
        parts += f.put(f.chair(k.roof()), x + 0.30, y - 0.02, turn=-90)
        parts.append(c.rod("glass", (x + 0.05, y, 0.34), (x + 0.05, y, 0.40), 0.025, k.orange()))
    return parts
