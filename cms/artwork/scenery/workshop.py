"""A commercial unit on a street: a roller shutter half open, with a workbench behind it."""
from blender_lib import clay as c, colours as k, shapes as s
from scenery import garden as g, openings as o

W, D, H = 2.60, 1.50, 1.36
X, Y = -0.06, 0.42
FRONT, RIGHT = Y - D / 2, X + W / 2
LEFT = X - W / 2
GATE = (LEFT + 0.20, LEFT + 1.66)  # the opening, from left to right
HEAD = 1.04  # its height


def build():
    return [*ground(), *house(), *gate(), *inside(), *entrance(), *street()]


def ground():
    return [
        g.base(4.1, 3.1),
        g.patch(3.86, 2.86, k.paving(), (0, 0), 0.24),
        c.block("kerb line", (3.4, 0.05, 0.02), k.chalk(), (0, -1.22, 0.025), 0.008, 1),
        g.patch(1.46, 0.70, k.asphalt(), (sum(GATE) / 2, FRONT - 0.34), 0.06, 0.04),
    ]


def house():
    wall, base = k.wall(), k.sand()
    wide = GATE[1] - GATE[0]
    z = H + 0.02
    parts = [
        c.block("back", (W, 0.12, H), wall, (X, Y + D / 2 - 0.06, 0), 0.03),
        c.block("left", (0.12, D, H), wall, (LEFT + 0.06, Y, 0), 0.03),
        c.block("right", (0.12, D, H), wall, (RIGHT - 0.06, Y, 0), 0.03),
        c.block("left pier", (0.20, 0.14, H), wall, (LEFT + 0.10, FRONT + 0.07, 0), 0.03),
        c.block("front", (RIGHT - GATE[1], 0.14, H), wall, ((GATE[1] + RIGHT) / 2, FRONT + 0.07, 0), 0.03),
        c.block("lintel", (wide + 0.1, 0.14, H - HEAD), wall, (sum(GATE) / 2, FRONT + 0.07, HEAD), 0.02),
        c.block("floor", (W - 0.1, D - 0.1, 0.05), k.grey(), (X, Y, 0), 0.01),
        c.block("ceiling", (W - 0.05, D - 0.05, 0.06), wall, (X, Y, H - 0.06), 0.02),
        c.block("plinth", (RIGHT - GATE[1] + 0.03, 0.05, 0.20), base, ((GATE[1] + RIGHT) / 2 + 0.015, FRONT, 0), 0.018),
        c.block("plinth", (0.05, D + 0.03, 0.20), base, (RIGHT, Y, 0), 0.018),
        c.block("plinth", (0.21, 0.05, 0.20), base, (LEFT + 0.095, FRONT, 0), 0.018),
        c.block("fascia", (W + 0.06, 0.10, 0.24), k.roof(), (X, FRONT - 0.02, H - 0.20), 0.03),
        c.block("fascia side", (0.10, D + 0.06, 0.24), k.roof(), (RIGHT, Y, H - 0.20), 0.03),
        c.block("coping", (W + 0.14, D + 0.14, 0.08), k.chalk(), (X, Y, H + 0.01), 0.03),
        c.block("roof light", (0.80, 0.56, 0.14), k.chalk(), (X - 0.46, Y + 0.10, z + 0.05), 0.03),
        c.block("roof glass", (0.70, 0.46, 0.03), k.pane(), (X - 0.46, Y + 0.10, z + 0.175), 0.01),
        c.block("air conditioning", (0.44, 0.36, 0.26), k.grey(), (X + 0.62, Y + 0.12, z + 0.05), 0.04),
        c.rod("fan", (X + 0.62, Y + 0.12, z + 0.31), (X + 0.62, Y + 0.12, z + 0.335), 0.13, k.asphalt()),
        c.rod("duct", (X + 0.10, Y + 0.36, z), (X + 0.10, Y + 0.36, z + 0.42), 0.075, k.grey()),
        c.rod("duct cap", (X + 0.10, Y + 0.36, z + 0.40), (X + 0.10, Y + 0.36, z + 0.45), 0.12, k.chalk()),
    ]
    for y in (-0.36, 0.32):
        parts += c.hang(o.window(0.46, 0.30, k.pane(), mullions=2), (RIGHT, Y + y, 0.74), 90)
    return parts


def gate():
    """A half open roller shutter: slats, guides and bottom rail."""
    x, wide = sum(GATE) / 2, GATE[1] - GATE[0]
    slat, low = 0.060, 0.70
    parts = []
    for i in range(int((HEAD - low) / slat)):
        parts.append(c.block("slat", (wide - 0.02, 0.045, slat + 0.002), k.chalk(), (x, FRONT + 0.07, low + i * slat), 0.018))
    parts.append(c.block("bottom rail", (wide - 0.02, 0.07, 0.07), k.orange(), (x, FRONT + 0.07, low - 0.06), 0.02))
    parts.append(c.block("handle", (0.22, 0.04, 0.04), k.grey(), (x, FRONT + 0.02, low - 0.05), 0.015))
    for side in GATE:
        parts.append(c.block("guide", (0.05, 0.11, HEAD), k.grey(), (side, FRONT + 0.05, 0), 0.015))
    return parts


def inside():
    back, x = Y + D / 2 - 0.12, sum(GATE) / 2
    parts = [
        c.block("lit wall", (W - 0.24, 0.02, H - 0.12), k.room(0.85), (X, back - 0.005, 0.05), 0.004, 1),
        c.block("lit side", (0.02, D - 0.24, H - 0.12), k.room(0.7), (LEFT + 0.125, Y, 0.05), 0.004, 1),
        c.block("bench top", (1.10, 0.36, 0.05), k.wood(), (x, FRONT + 0.62, 0.36), 0.015),
        c.block("cupboard", (0.34, 0.30, 0.33), k.roof(), (x - 0.34, FRONT + 0.60, 0.04), 0.02),
        c.block("toolbox", (0.28, 0.18, 0.13), k.orange(), (x - 0.32, FRONT + 0.60, 0.41), 0.02),
        c.block("vice", (0.13, 0.13, 0.10), k.asphalt(), (x + 0.40, FRONT + 0.54, 0.41), 0.02),
        c.block("shelf", (0.5, 0.2, 0.04), k.wood(), (x + 0.30, back - 0.1, 0.62), 0.01),
    ]
    for dx in (0.10, 0.48):
        parts.append(c.block("leg", (0.06, 0.06, 0.34), k.wood(), (x + dx, FRONT + 0.50, 0.03), 0.012))
    for i, paint in enumerate((k.roof(), k.leaf_light(), k.chalk())):
        parts.append(c.rod("tin", (x - 0.02 + 0.14 * i, FRONT + 0.64, 0.41), (x - 0.02 + 0.14 * i, FRONT + 0.64, 0.53), 0.05, paint))
    for i in range(3):  # a stack of tyres
        parts.append(s.shift(s.hoop("tyre", 0.125, 0.055, k.asphalt()), (GATE[1] - 0.24, FRONT + 0.36, 0.10 + 0.105 * i)))
    return parts


def entrance():
    x = (GATE[1] + RIGHT) / 2 + 0.04
    return [
        *c.hang(o.door(0.36, 0.78, k.roof(), glazed=True, pane=k.pane()), (x - 0.10, FRONT, 0.03)),
        c.block("step", (0.50, 0.22, 0.05), k.chalk(), (x - 0.10, FRONT - 0.08, 0.02), 0.02),
        *c.hang(o.alarm_plate(0.30), (x + 0.29, FRONT, 0.62)),
        *c.hang([c.block("lamp arm", (0.05, 0.05, 0.12), k.grey(), (0, 0, 0), 0.015), c.ball("lamp", 0.07, k.lamp(), (0, -0.05, 0.14))], (x - 0.10, FRONT, 0.98)),
    ]


def street():
    """A pallet of boxes and a hand truck, plants, a tree."""
    x = GATE[0] + 0.12
    parts = [
        *g.pot((RIGHT + 0.20, FRONT - 0.12, 0.02), 0.17),
        *g.tree((1.66, 0.95), 1.30, 0.33),
        *hand_truck((GATE[1] + 0.10, FRONT - 0.34, 0.03)),
    ]
    for i in range(3):
        parts.append(c.block("pallet", (0.56, 0.09, 0.05), k.wood(), (x - 0.28, FRONT - 0.66 + 0.16 * i, 0.03), 0.012))
    for dx, dy, z, size in ((-0.13, 0.0, 0.08, 0.25), (0.14, 0.0, 0.08, 0.24), (-0.02, 0.0, 0.33, 0.22)):
        parts += box((x - 0.28 + dx, FRONT - 0.50 + dy, z), size)
    return parts


def box(at, size):
    paper = k.clay("cardboard", [0.52, 0.33, 0.17])
    return c.move([
        c.block("box", (size, size * 1.05, size * 0.94), paper, edge=0.012),
        c.block("tape", (size * 0.22, size * 1.06, size * 0.95), k.chalk(), edge=0.012),
    ], at)


def hand_truck(at):
    parts = [c.block("shovel", (0.28, 0.20, 0.025), k.grey(), (0, -0.08, 0.0), 0.01)]
    for x in (-0.10, 0.10):
        parts.append(c.rod("rail", (x, 0.03, 0.02), (x, 0.20, 0.66), 0.016, k.roof()))
        parts.append(c.rod("wheel", (x * 1.5 - 0.02, 0.06, 0.07), (x * 1.5 + 0.02, 0.06, 0.07), 0.075, k.asphalt()))
    for z in (0.22, 0.44, 0.64):
        parts.append(c.rod("rung", (-0.10, 0.03 + z * 0.26, z), (0.10, 0.03 + z * 0.26, z), 0.013, k.roof()))
    parts += c.move(box((0, 0, 0), 0.22), (0, -0.07, 0.025))
    return c.move(parts, at, -14)
