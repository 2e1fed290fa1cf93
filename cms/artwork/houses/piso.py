"""A flat: hall with console, living room with sofa, kitchen, balcony; a slice of the neighbours below."""
from blender_lib import clay as c, colours as k
from houses import furniture as f, outside, paint as p, shell
from houses.kitchen import kitchen
from scenery import garden as g, openings as o

W, D, H = 3.10, 2.36, 1.20
LEFT, BACK = -W / 2, D / 2
STUB = 0.62  # outer wall left standing
BELOW = 0.28


def build():
    return [*neighbours(), *rooms(), *hall(), *living(), *balcony()]


def neighbours():
    """The storey below, cut at the top of its windows."""
    parts = [
        *shell.slab(W, D, 0.10, k.chalk()),
        c.block("below", (W + 0.10, D + 0.10, BELOW), k.wall(), (0, 0, -0.10 - BELOW), 0.03),
        c.block("band", (W + 0.26, D + 0.26, 0.06), k.chalk(), (0, 0, -0.125), 0.022),
        c.block("cut below", (W + 0.13, D + 0.13, 0.05), k.roof(), (0, 0, -0.10 - BELOW - 0.03), 0.02),
    ]
    for x in (-1.0, -0.34, 0.34, 1.0):
        pane = k.lit() if x == 0.34 else k.pane()
        parts += c.hang(o.window(0.36, 0.19, pane, sill=False), (x, -D / 2 - 0.05, -0.11 - BELOW / 2))
    for y in (-0.72, 0.0, 0.72):
        parts += c.hang(o.window(0.36, 0.19, k.pane(), sill=False), (W / 2 + 0.05, y, -0.10 - BELOW / 2 - 0.01), 90)
    return parts


def rooms():
    return [
        *shell.tiles(0.72, D, (LEFT + 0.36, 0), 0.24),
        *shell.parquet(W - 0.72, D, (0.36, 0)),
        *shell.back_walls(W, D, H),
        *shell.outer_wall(W, D, STUB, H),
        *outside.wall_lamp(LEFT + 0.44, -D / 2 - shell.THICK, 0.86),
        *shell.cut_front(W, D, LEFT - shell.THICK + STUB),
        *shell.cut_side(W, D, gap=(-0.28, 1.20)),
    ]


def hall():
    return [
        *c.hang(o.door(0.46, 0.94, k.orange()), (LEFT, -0.34, 0.02), 90),
        *f.put(f.chest(0.50, 0.18, 0.36), LEFT + 0.11, 0.40, turn=90),
        *f.put(f.rug(0.56, 0.34, k.roof()), LEFT + 0.30, -0.34, turn=90),
        *g.pot((LEFT + 0.14, 1.06, 0.02), 0.15),
    ]


def living():
    window = c.hang(o.window(0.72, 0.52, p.daylight(), mullions=1), (-0.10, BACK, 0.80))
    for side in (-1, 1):
        window += c.hang(f.curtain(0.72), (-0.10 + side * 0.46, BACK, 0.76))
    return [
        *window,
        *f.put(f.sofa(1.02), -0.14, BACK - 0.26),
        *f.put(f.rug(1.00, 0.72), -0.10, 0.42),
        *f.put(f.round_table(0.21, 0.19), -0.10, 0.44),
        *f.put(f.floor_lamp(), -0.86, BACK - 0.18),
        *f.put(f.armchair(), 0.48, -0.02, turn=-140),
        *f.put(kitchen(0.74), 1.10, BACK - 0.16),
        *f.put(f.table(0.52, 0.40, 0.34), -0.06, -0.72),
        *f.put(f.chair(), -0.06, -0.44), *f.put(f.chair(), -0.44, -0.72, turn=90),
    ]


def balcony():
    """At the right-hand wall, behind a glazed frame that stays open."""
    x, y, wide, deep = W / 2 + shell.THICK, -0.28, 1.20, 0.42
    rail = c.hang(o.railing(wide, 0.30, deep, k.orange(), posts=12), (x, y, 0.0), 90)
    return [
        c.block("balcony", (deep + 0.08, wide + 0.08, 0.09), k.chalk(), (x + deep / 2 - 0.02, y, -0.09), 0.025),
        *rail,
        *g.pot((x + 0.18, y + 0.44, 0), 0.14), *g.pot((x + 0.20, y - 0.46, 0), 0.11, k.leaf_light()),
    ]
