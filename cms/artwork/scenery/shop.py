"""A corner shop: lit windows on both streets, a striped awning, crates of fruit outside."""
from blender_lib import clay as c, colours as k, icons, shapes as s
from scenery import garden as g, openings as o

W, D, SHOP, UPPER = 2.30, 1.66, 1.20, 0.74
X, Y = -0.12, 0.34
FRONT, RIGHT = Y - D / 2, X + W / 2
DOOR = -0.62  # the door's middle, from the middle of the house


def build():
    return [*ground(), *house(), *shop_front(), *upper_floor(), *street()]


def ground():
    return [
        g.base(4.1, 3.1),
        g.patch(3.86, 2.86, k.paving(), (0, 0), 0.24),
        *g.tree((1.62, 0.92), 1.35, 0.34),
        *g.tree((-1.70, 0.10), 1.20, 0.30, k.leaf_light()),
        *g.lamp_post((-1.70, -1.14), 1.10),
    ]


def house():
    """The ground floor is open behind its windows, with goods inside."""
    wall, base = k.wall(), k.roof()
    return [
        c.block("back", (W, 0.10, SHOP), base, (X, Y + D / 2 - 0.05, 0), 0.03),
        c.block("left", (0.10, D, SHOP), base, (X - W / 2 + 0.05, Y, 0), 0.03),
        c.block("corner", (0.13, 0.13, SHOP), base, (RIGHT - 0.065, FRONT + 0.065, 0), 0.03),
        c.block("pier", (0.16, 0.12, SHOP), base, (X + DOOR + 0.32, FRONT + 0.06, 0), 0.03),
        c.block("pier", (0.20, 0.12, SHOP), base, (X - W / 2 + 0.10, FRONT + 0.06, 0), 0.03),
        c.block("side pier", (0.12, 0.62, SHOP), base, (RIGHT - 0.06, Y + D / 2 - 0.31, 0), 0.03),
        c.block("foot", (1.36, 0.12, 0.20), base, (X + 0.44, FRONT + 0.06, 0), 0.03),
        c.block("side foot", (0.12, 1.1, 0.20), base, (RIGHT - 0.06, Y - 0.26, 0), 0.03),
        c.block("lintel", (W, 0.14, 0.20), base, (X, FRONT + 0.07, SHOP - 0.18), 0.03),
        c.block("side lintel", (0.14, D, 0.20), base, (RIGHT - 0.07, Y, SHOP - 0.18), 0.03),
        c.block("floor", (W - 0.1, D - 0.1, 0.05), k.wood(), (X, Y, 0), 0.01),
        c.block("inner wall", (W - 0.2, 0.02, SHOP - 0.1), k.room(0.85), (X, Y + D / 2 - 0.12, 0.04), 0.004, 1),
        c.block("inner side", (0.02, D - 0.2, SHOP - 0.1), k.room(0.7), (X - W / 2 + 0.12, Y, 0.04), 0.004, 1),
        c.block("upper floor", (W, D, UPPER), wall, (X, Y, SHOP), 0.04),
        c.block("string course", (W + 0.08, D + 0.08, 0.07), k.chalk(), (X, Y, SHOP - 0.01), 0.025),
        c.block("cornice", (W + 0.14, D + 0.14, 0.09), k.chalk(), (X, Y, SHOP + UPPER - 0.02), 0.03),
        *roof(),
    ]


def roof():
    z, parts = SHOP + UPPER + 0.05, []
    for side in (-1, 1):
        parts.append(c.block("parapet", (0.10, D + 0.06, 0.15), k.roof(), (X + side * (W - 0.04) / 2, Y, z), 0.03))
        parts.append(c.block("parapet", (W + 0.06, 0.10, 0.15), k.roof(), (X, Y + side * (D - 0.04) / 2, z), 0.03))
    parts += [
        c.block("skylight", (0.60, 0.42, 0.16), k.chalk(), (X - 0.46, Y + 0.10, z), 0.03),
        c.block("skylight glass", (0.50, 0.32, 0.03), k.pane(), (X - 0.46, Y + 0.10, z + 0.145), 0.01),
        c.block("air conditioning", (0.42, 0.34, 0.26), k.grey(), (X + 0.52, Y + 0.16, z), 0.04),
        c.rod("fan", (X + 0.52, Y + 0.16, z + 0.25), (X + 0.52, Y + 0.16, z + 0.28), 0.12, k.asphalt()),
    ]
    return parts


def awning(width, reach, drop, at, turn=0.0, stripes=9):
    """A sloping striped cloth with a scalloped valance."""
    parts, step = [], width / stripes
    for i in range(stripes):
        cloth = k.orange() if i % 2 == 0 else k.chalk()
        x = -width / 2 + step * (i + 0.5)
        outline = [(0, 0), (reach, -drop), (reach, -drop - 0.03), (0, -0.05)]
        parts += c.move([c.profile("cloth", outline, step, cloth, edge=0.006)], (x, 0, 0), -90)
        parts.append(s.shift(s.turn([s.slab("tongue", (step, 0.20, 0.022), cloth, corner=0.07, edge=0.008, steps=6)], 90, "X")[0],
                             (x, -reach + 0.012, -drop - 0.045)))
    return c.move(parts, at, turn)


def shop_front():
    lit_door = c.hang(o.door(0.40, 0.82, k.orange(), glazed=True, pane=k.pane()), (X + DOOR, FRONT + 0.02, 0.03))
    parts = [
        *lit_door,
        c.block("step", (0.52, 0.20, 0.05), k.chalk(), (X + DOOR, FRONT - 0.06, 0.02), 0.02),
        *awning(1.52, 0.34, 0.12, (X + 0.40, FRONT, SHOP - 0.03)),
        *awning(1.02, 0.32, 0.12, (RIGHT, Y - 0.28, SHOP - 0.03), 90, stripes=7),
        *c.hang([c.block("plate board", (0.185, 0.25, 0.02), k.chalk(), (0, 0, -0.008), 0.01), *c.move(o.alarm_plate(0.22), (0, 0, 0.01))],
                (X - W / 2 + 0.105, FRONT, 0.66)),
    ]
    for x in (X - 0.16, X + 0.44, X + 1.02):
        parts.append(c.block("mullion", (0.04, 0.06, 0.82), k.chalk(), (x, FRONT + 0.06, 0.20), 0.012))
    for y in (FRONT + 0.14, Y - 0.28, Y + 0.20):
        parts.append(c.block("mullion", (0.06, 0.04, 0.82), k.chalk(), (RIGHT - 0.06, y, 0.20), 0.012))
    return [*parts, *goods()]


def goods():
    """Shelves with jars and loaves, a counter with a till."""
    parts = [c.block("display", (1.20, 0.30, 0.08), k.wood(), (X + 0.44, FRONT + 0.30, 0.22), 0.02)]
    shapes = ((k.roof(), 0.17), (k.chalk(), 0.12), (k.orange(), 0.15), (k.leaf_light(), 0.20), (k.chalk(), 0.16), (k.roof(), 0.12), (k.orange(), 0.18))
    for i, (paint, tall) in enumerate(shapes):
        x = X - 0.06 + 0.165 * i
        parts.append(c.rod("jar", (x, FRONT + 0.28, 0.29), (x, FRONT + 0.28, 0.29 + tall), 0.058, paint))
    for z in (0.40, 0.74):
        parts.append(c.block("shelf", (1.5, 0.18, 0.035), k.wood(), (X + 0.2, Y + D / 2 - 0.24, z), 0.01))
        for i in range(8):
            paint = (k.roof(), k.orange(), k.chalk(), k.leaf())[(i + int(z * 10)) % 4]
            parts.append(c.block("box", (0.12, 0.12, 0.12 + 0.04 * (i % 3)), paint, (X - 0.42 + 0.175 * i, Y + D / 2 - 0.24, z + 0.03), 0.02))
    parts.append(c.block("counter", (0.34, 0.72, 0.34), k.wood(), (X + 0.78, Y + 0.10, 0.04), 0.03))
    parts.append(c.block("till", (0.20, 0.20, 0.13), k.grey(), (X + 0.78, Y + 0.02, 0.38), 0.03))
    return parts


def upper_floor():
    z, parts = SHOP + 0.41, []
    for x in (-0.72, 0, 0.72):
        parts += c.hang(o.window(0.32, 0.42, k.pane(), bars=1, shutters=k.roof()), (X + x, FRONT, z))
    for y in (-0.40, 0.40):
        parts += c.hang(o.window(0.32, 0.42, k.pane(), bars=1, shutters=k.roof()), (RIGHT, Y + y, z), 90)
    return parts


def crate(at, fruit, turn=0.0):
    """A tilted crate full of round fruit."""
    parts = [
        c.block("bottom", (0.36, 0.26, 0.03), k.wood(), (0, 0, 0), 0.01),
        c.block("front", (0.36, 0.025, 0.10), k.wood(), (0, -0.13, 0), 0.008),
        c.block("back", (0.36, 0.025, 0.10), k.wood(), (0, 0.13, 0), 0.008),
        c.block("end", (0.025, 0.26, 0.10), k.wood(), (-0.17, 0, 0), 0.008),
        c.block("end", (0.025, 0.26, 0.10), k.wood(), (0.17, 0, 0), 0.008),
    ]
    for i in range(4):
        for j in range(3):
            parts.append(c.ball("fruit", 0.044, fruit, (-0.123 + 0.082 * i, -0.082 + 0.082 * j, 0.085 + 0.012 * ((i + j) % 2))))
    c.move(parts, (0, 0, 0), 16, axis="X")
    return c.move(parts, at, turn)


def street():
    parts = []
    for x, fruit in ((0.20, k.orange()), (0.62, k.leaf_light()), (1.02, k.chalk())):
        parts.append(c.block("stand", (0.32, 0.22, 0.12), k.wood(), (X + x, FRONT - 0.22, 0.02), 0.015))
        parts += crate((X + x, FRONT - 0.22, 0.17), fruit)
    parts += g.pot((X - 0.96, FRONT - 0.14, 0.02), 0.15)
    parts += g.pot((RIGHT + 0.16, Y + 0.52, 0.02), 0.15)
    parts += g.bench((1.58, -0.30), 90)
    parts += c.move(blackboard(), (X - 0.24, FRONT - 0.62, 0.02), -6)
    return parts


def blackboard():
    """A folding board with a shield on it."""
    board = [
        c.block("board", (0.26, 0.40, 0.03), k.wood(), (0, 0, -0.015), 0.012),
        c.block("slate", (0.21, 0.33, 0.012), k.roof(), (0, 0.01, 0.012), 0.004, 1),
        s.sheet("shield", icons.shield(0.17), k.chalk(), (0, 0.02, 0.024)),
        s.sheet("tick", icons.tick(0.095), k.orange(), (0, 0.02, 0.030)),
    ]
    return [*c.hang(board, (0, 0, 0.20), lean=12), *c.move([c.block("leg", (0.26, 0.03, 0.40), k.wood(), (0, 0, 0), 0.012)], (0, 0.16, 0), 12, axis="X")]
