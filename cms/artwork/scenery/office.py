"""A small office building with a glass front: lit floors with desks and chairs, an entrance with a canopy."""
from blender_lib import clay as c, colours as k, materials as m
from scenery import desks, garden as g, openings as o

W, D, STOREY, FLOORS = 2.40, 1.36, 0.78, 3
X, Y = -0.08, 0.36
FRONT, RIGHT, LEFT = Y - D / 2, X + W / 2, X - W / 2
TOP = STOREY * FLOORS
ENTRANCE = -0.66


def build():
    parts = [*ground(), *shell(), *roof(), *entrance(), *street()]
    for floor in range(FLOORS):
        parts += storey(floor)
    return parts


def ground():
    return [
        g.base(4.1, 3.0),
        g.patch(3.86, 2.76, k.lawn(), (0, 0), 0.24),
        g.patch(3.86, 0.62, k.paving(), (0, -1.06), height=g.PATH),
        g.patch(0.74, 0.60, k.paving(), (X + ENTRANCE, -0.66), height=g.PATH),
    ]


def shell():
    parts = [
        c.block("back", (W, 0.10, TOP), k.wall(), (X, Y + D / 2 - 0.05, 0), 0.03),
        c.block("left", (0.10, D, TOP), k.wall(), (LEFT + 0.05, Y, 0), 0.03),
        c.block("tower", (0.46, 0.50, TOP + 0.34), k.roof(), (RIGHT - 0.14, Y + D / 2 - 0.16, 0), 0.04),
    ]
    for floor in range(FLOORS + 1):
        thick = 0.14 if floor == FLOORS else 0.09
        parts.append(c.block("slab", (W + 0.08, D + 0.08, thick), k.chalk(), (X, Y, floor * STOREY - (0 if floor == 0 else 0.05)), 0.028))
    return parts


def storey(floor):
    """Warm back wall, desks, columns, and the bars of the curtain wall."""
    z, tall = floor * STOREY + 0.05, STOREY - 0.10
    parts = [
        c.block("warm wall", (W - 0.20, 0.02, tall), k.room(0.8), (X, Y + D / 2 - 0.11, z), 0.004, 1),
        c.block("warm side", (0.02, D - 0.18, tall), k.room(0.65), (LEFT + 0.115, Y, z), 0.004, 1),
        c.block("light", (W - 0.6, 0.10, 0.02), k.lamp(), (X, Y - 0.20, z + tall - 0.045), 0.008, 1),
    ]
    for i in range(6):
        x = LEFT + W * i / 5
        parts.append(c.block("mullion", (0.035, 0.06, tall), k.roof(), (min(max(x, LEFT + 0.03), RIGHT - 0.03), FRONT + 0.035, z), 0.010, 2))
    for i in range(1, 3):
        parts.append(c.block("mullion", (0.06, 0.035, tall), k.roof(), (RIGHT - 0.035, FRONT + D * 0.68 * i / 2.2, z), 0.010, 2))
    positions = (-0.62, 0.12, 0.74) if floor else (0.10, 0.72)
    for i, x in enumerate(positions):
        parts += c.move(workplace(k.orange() if (i + floor) % 3 == 1 else k.leaf()), (X + x, FRONT + 0.50, z + 0.03))
    if floor == 0:
        parts.append(c.block("shelves", (0.5, 0.16, 0.46), k.wood(), (X + 0.3, Y + D / 2 - 0.21, z + 0.02), 0.02))
    parts += g.pot((X - 1.0 if floor else RIGHT - 0.24, FRONT + 0.24, z + 0.03), 0.11)
    return parts


def workplace(seat):
    """A desk seen from its front, with the screen turned aside."""
    return [
        *desks.desk(0.56, 0.30, 0.29),
        *c.move(desks.screen(0.26, 0.17, k.pane()), (0.0, 0.02, 0.29), 200),
        *desks.chair(seat, (0.02, 0.30, 0), 180),
        *desks.mug((-0.20, -0.05, 0.29)),
    ]


def roof():
    z, parts = TOP + 0.08, []
    for i in range(3):
        panel = c.move([c.block("solar panel", (0.44, 0.34, 0.03), m.glass(), (0, 0, 0), 0.01), c.block("frame", (0.47, 0.37, 0.02), k.chalk(), (0, 0, -0.006), 0.008)],
                       axis="X", turn=24)
        parts += c.move(panel, (X - 0.74 + 0.56 * i, Y - 0.14, z + 0.11))
    parts += [
        c.block("air conditioning", (0.40, 0.30, 0.22), k.grey(), (X - 0.60, Y + 0.36, z), 0.04),
        c.block("air conditioning", (0.32, 0.30, 0.18), k.grey(), (X - 0.10, Y + 0.36, z), 0.04),
    ]
    return parts


def entrance():
    x = X + ENTRANCE
    return [
        *c.hang(o.door(0.25, 0.58, k.roof(), glazed=True, pane=k.pane()), (x - 0.125, FRONT - 0.02, 0.06)),
        *c.hang(o.door(0.25, 0.58, k.roof(), glazed=True, pane=k.pane()), (x + 0.135, FRONT - 0.02, 0.06)),
        c.block("canopy", (0.86, 0.50, 0.08), k.orange(), (x, FRONT - 0.20, 0.70), 0.03),
        c.block("step", (0.74, 0.28, 0.06), k.chalk(), (x, FRONT - 0.12, 0.02), 0.02),
        *c.hang([c.block("board", (0.26, 0.36, 0.03), k.chalk(), (0, 0, -0.015), 0.012), *c.move(o.alarm_plate(0.32), (0, 0, 0.012))], (x + 0.50, FRONT - 0.02, 0.42)),
        *(c.rod("post", (x + side, FRONT - 0.40, 0.03), (x + side, FRONT - 0.40, 0.71), 0.022, k.chalk()) for side in (-0.38, 0.38)),
    ]


def street():
    return [
        *g.tree((-1.62, 0.50), 1.35, 0.36), *g.tree((1.66, 0.10), 1.10, 0.30, k.leaf_light()), *g.tree((1.60, 0.98), 1.25, 0.32),
        *g.hedge(1.30, (X + 0.52, FRONT - 0.15), 0.15, 0.13), *g.hedge(0.32, (-1.70, FRONT - 0.15), 0.15, 0.13),
        *g.bench((0.86, -0.92)), *g.lamp_post((-1.66, -1.12), 1.05),
    ]
