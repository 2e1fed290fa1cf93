"""A block of flats with a garden flat and an attic behind a terrace; both are lit."""
from blender_lib import clay as c, colours as k
from scenery import garden as g, openings as o

W, D, GROUND, STOREY = 2.10, 1.40, 0.74, 0.62
TERRACE = GROUND + 2 * STOREY
ATTIC = 0.62


def build():
    return [*ground(), *body(), *garden_flat(), *middle(), *attic()]


def ground():
    return [
        g.base(4.1, 3.1),
        g.patch(3.84, 1.42, k.lawn(), (0, -0.76)),
        g.patch(3.84, 0.92, k.lawn(), (0, 0.94)),
        g.patch(1.72, 0.66, k.paving(), (0.16, -1.00), height=g.PATH),
        *g.hedge(1.42, (-1.18, -1.36)), *g.hedge(1.30, (1.24, -1.36)),
        *g.hedge(1.05, (-1.86, -0.86), turn=90), *g.hedge(1.05, (1.86, -0.86), turn=90),
        *g.tree((-1.52, 0.30), 1.15, 0.36), *g.tree((1.56, 0.78), 1.05, 0.33, k.leaf_light()),
        *g.cypress((1.60, -0.30), 0.72, 0.14), *g.cypress((-1.48, -0.62), 0.66, 0.14),
    ]


def body():
    parts = [
        c.block("ground floor", (W, D, GROUND), k.sand(), edge=0.035),
        c.block("storeys", (W, D, TERRACE - GROUND), k.wall(), (0, 0, GROUND), 0.035),
        c.block("terrace", (W + 0.16, D + 0.16, 0.10), k.chalk(), (0, 0, TERRACE - 0.04), 0.035),
        c.block("attic", (W - 0.62, D - 0.42, ATTIC), k.wall(), (-0.10, 0.16, TERRACE + 0.04), 0.035),
        c.block("attic roof", (W - 0.34, D - 0.14, 0.10), k.roof(), (-0.10, 0.10, TERRACE + 0.04 + ATTIC), 0.035),
    ]
    for i in range(2):
        parts.append(c.block("band", (W + 0.07, D + 0.07, 0.055), k.chalk(), (0, 0, GROUND + i * STOREY - 0.03), 0.020))
    return parts


def garden_flat():
    y = -D / 2
    parts = [
        *c.hang(o.window(0.86, 0.52, k.lit(), sill=False, mullions=2), (0.30, y, 0.34)),
        *c.hang(o.canopy(1.12, 0.42, k.orange()), (0.30, y, 0.64)),
        *c.hang(o.door(0.34, 0.50), (-0.62, y, 0.03)),
        *c.hang(o.alarm_plate(0.26), (-0.28, y, 0.40)),
        *c.hang(o.window(0.40, 0.34, k.lit()), (W / 2, -0.32, 0.40), 90),
        *c.hang(o.window(0.40, 0.34, k.lit()), (W / 2, 0.34, 0.40), 90),
        *parasol_table((0.62, -1.02)),
        *g.pot((0.86, y - 0.12), 0.12),
    ]
    return parts


def parasol_table(at, height=0.56):
    """A round table with two stools under an orange and white parasol."""
    x, y = at
    return [
        c.rod("table", (x, y, 0.19), (x, y, 0.22), 0.14, k.chalk()),
        c.rod("leg", (x, y, 0.02), (x, y, height), 0.014, k.grey()),
        *(c.rod("stool", (x + dx, y + dy, 0.02), (x + dx, y + dy, 0.13), 0.065, k.wood()) for dx, dy in ((-0.24, -0.02), (0.24, 0.02))),
        c.rod("parasol", (x, y, height - 0.07), (x, y, height + 0.05), 0.30, k.orange(), tip=0.05, edge=0.012),
        c.ball("knob", 0.024, k.chalk(), (x, y, height + 0.06)),
    ]


def middle():
    y, parts = -D / 2, []
    for storey in range(2):
        floor = GROUND + storey * STOREY
        for x in (-0.66, 0, 0.66):
            parts += c.hang(o.window(0.38, 0.38, k.pane()), (x, y, floor + 0.33))
        for y_side in (-0.34, 0.34):
            parts += c.hang(o.window(0.36, 0.36, k.pane()), (W / 2, y_side, floor + 0.33), 90)
    return parts


def attic():
    floor, y = TERRACE + 0.06, -D / 2 + 0.37
    right = -0.10 + (W - 0.62) / 2
    rail = c.hang(o.railing(W + 0.06, 0.22, D + 0.04, k.orange(), posts=18), (0, D / 2 + 0.02, floor))
    return [
        *rail,
        *c.hang(o.window(0.62, 0.46, k.lit(), sill=False), (-0.38, y, floor + 0.28)),
        *c.hang(o.window(0.40, 0.34, k.lit()), (0.28, y, floor + 0.34)),
        *c.hang(o.window(0.44, 0.40, k.lit(), sill=False), (right, 0.14, floor + 0.28), 90),
        *g.pot((0.90, -0.52, floor), 0.13), *g.pot((0.92, -0.24, floor), 0.10, k.leaf_light()),
        *g.pot((-0.92, -0.52, floor), 0.12, k.leaf_light()),
        *lounger((0.30, -0.52, floor)),
    ]


def lounger(at):
    parts = [
        c.block("lounger", (0.34, 0.15, 0.05), k.chalk(), (0, 0, 0.03), 0.02),
        *c.move([c.block("head", (0.16, 0.15, 0.04), k.chalk(), (0, 0, 0), 0.018)], (0.20, 0, 0.10), 35, axis="Y"),
    ]
    return c.move(parts, at)
