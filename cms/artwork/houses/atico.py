"""An attic: a room under a roof that falls to the right, and a wide terrace with railing, parasol and lounger."""
from blender_lib import clay as c, colours as k
from houses import furniture as f, outside, paint as p, shell
from scenery import garden as g, openings as o

W, D, H, LOW = 2.10, 2.20, 1.34, 0.74
LEFT, BACK, FRONT = -W / 2, D / 2, -D / 2
STUB, TERRACE, BELOW = 0.60, 1.02, 0.28
FALL = (H - LOW) / (W + shell.THICK)


def build():
    return [*below(), *walls(), *roof(), *inside(), *terrace()]


def below():
    """The storey below carries the room and the terrace."""
    x, wide = TERRACE / 2, W + TERRACE
    parts = [
        *shell.slab(wide, D, 0.10, k.chalk(), (x, 0, 0)),
        c.block("below", (wide + 0.10, D + 0.10, BELOW), k.wall(), (x, 0, -0.10 - BELOW), 0.03),
        c.block("band", (wide + 0.26, D + 0.26, 0.06), k.chalk(), (x, 0, -0.125), 0.022),
        c.block("cut below", (wide + 0.13, D + 0.13, 0.05), k.roof(), (x, 0, -0.10 - BELOW - 0.03), 0.02),
    ]
    for i in range(4):
        parts += c.hang(o.window(0.36, 0.19, k.lit() if i == 1 else k.pane(), sill=False), (x - 1.08 + 0.72 * i, FRONT - 0.05, -0.11 - BELOW / 2))
    for y in (-0.66, 0.0, 0.66):
        parts += c.hang(o.window(0.36, 0.19, k.pane(), sill=False), (x + wide / 2 + 0.05, y, -0.11 - BELOW / 2), 90)
    return parts


def walls():
    outline = [(LEFT - shell.THICK, 0), (W / 2 + shell.THICK, 0), (W / 2 + shell.THICK, LOW), (LEFT - shell.THICK, H)]
    return [
        *shell.parquet(W, D),
        c.profile("right wall", outline, shell.THICK, p.plaster(), (0, BACK + shell.THICK / 2, 0), edge=0.012),
        *shell.wall("left wall", (shell.THICK, D + shell.THICK, H - 0.03), (LEFT - shell.THICK / 2, 0, 0), p.sage()),
        *shell.outer_wall(W, D, STUB, H - 0.26),
        *outside.wall_lamp(LEFT + 0.42, FRONT - shell.THICK, 0.86),
        *shell.skirting(W, D),
        *shell.cut_front(W, D, LEFT - shell.THICK + STUB),
        *shell.cut_side(W, D, gap=(-0.24, 1.10)),
    ]


def roof():
    """A strip of the roof on the right back wall, with its courses of tiles as steps."""
    courses, parts = 6, []
    x0, x1 = LEFT - shell.THICK - 0.10, W / 2 + shell.THICK + 0.14
    step = (x1 - x0) / courses
    for i in range(courses):
        a, b = x0 + step * i, x0 + step * (i + 1)
        za, zb = (H - FALL * (x - LEFT + shell.THICK) for x in (a, b))
        course = [(a, za - 0.02), (b, zb - 0.02), (b, zb + 0.075), (a, za + 0.05)]
        parts.append(c.profile("tiles", course, 0.34, k.roof(), (0, BACK + 0.04, 0), edge=0.010))
    return parts


def inside():
    return [
        *c.hang(o.door(0.46, 0.92, k.orange()), (LEFT, -0.20, 0.02), 90),
        *f.put(f.rug(0.54, 0.32, k.roof()), LEFT + 0.30, -0.20, turn=90),
        *f.put(f.chest(0.42, 0.17, 0.34), LEFT + 0.11, 0.46, turn=90),
        *c.hang(o.window(0.46, 0.40, p.daylight(), mullions=1), (-0.34, BACK, 0.70)),
        *f.put(f.sofa(0.92), -0.30, BACK - 0.25),
        *f.put(f.rug(0.86, 0.60), -0.24, 0.32),
        *f.put(f.round_table(0.18, 0.18), -0.24, 0.34),
        *f.put(f.shelf(0.42, 0.44, 0.16, rows=2), 0.66, BACK - 0.10),
        *f.put(f.table(0.46, 0.36, 0.33), 0.10, -0.64), *f.put(f.chair(), 0.10, -0.38), *f.put(f.chair(), -0.26, -0.64, turn=90),
        *g.pot((LEFT + 0.15, BACK - 0.16, 0.02), 0.13),
    ]


def terrace():
    x0 = W / 2 + shell.THICK
    x1 = x0 + TERRACE
    y = 0.0
    return [
        *shell.tiles(TERRACE, D, (x0 + TERRACE / 2, y), 0.30, p.terracotta()),
        *c.hang(o.railing(D + 0.16, 0.28, TERRACE, k.orange(), posts=20), (x0, y, 0.02), 90),
        *outside.parasol((x0 + 0.52, 0.44, 0.02), 0.78, 0.34),
        *outside.lounger((x0 + 0.50, -0.66, 0.02), 90),
        *g.pot((x1 - 0.20, BACK - 0.20, 0.02), 0.16), *g.pot((x1 - 0.18, -0.20, 0.02), 0.12, k.leaf_light()),
        *g.pot((x0 + 0.16, BACK - 0.16, 0.02), 0.13, k.leaf_light()),
    ]
