"""The alarm receiving centre at night: a wall of screens, three operators with headsets, each with a desk and two screens."""
from blender_lib import clay as c, colours as k, shapes as s
from scenery import desks, garden as g, operators, screens as v

WALL = 1.14  # position of the wall of screens
DESK = 0.46  # high enough for knees


def build():
    return [*room(), *wall_of_screens(), *seats()]


def room():
    return [
        g.base(4.6, 3.1),
        g.patch(4.36, 2.86, k.clay("carpet", [0.30, 0.335, 0.315]), (0, 0), 0.26),
        s.slab("rug", (3.7, 1.42, 0.05), k.clay("rug", [0.44, 0.47, 0.43]), corner=0.30, edge=0.015, at=(0, -0.52, 0.0), steps=10),
        c.block("wall", (4.20, 0.14, 2.02), k.roof(), (0, WALL, 0), 0.05),
        c.block("ledge", (4.20, 0.34, 0.26), k.wall(), (0, WALL - 0.16, 0), 0.04),
        c.block("coping", (4.28, 0.22, 0.07), k.chalk(), (0, WALL, 2.0), 0.025),
        c.block("side wall", (0.14, 1.30, 1.30), k.wall(), (-2.06, WALL - 0.62, 0), 0.05),
        *c.hang(v.shield_screen(0.62, 0.62), (-1.99, WALL - 0.66, 0.78), 90),
        *g.pot((1.98, WALL - 0.40, 0.03), 0.26), *g.pot((-1.92, -0.34, 0.03), 0.22, k.leaf_light()),
        c.block("light", (3.4, 0.06, 0.03), k.lamp(), (0, WALL - 0.10, 1.965), 0.01),
    ]


def wall_of_screens():
    """The map in the middle, cameras on both sides, the log and the shield."""
    y, parts = WALL - 0.08, []
    parts += c.hang(v.town_map(1.52, 0.96), (0, y, 1.36))
    for side in (-1, 1):
        for i in range(2):
            for j in range(2):
                x, z = side * (1.075 + 0.58 * i), 1.60 - 0.48 * j
                parts += c.hang(v.camera_tile(0.52, 0.42, (i + 2 * j + (side > 0)) % 4), (x, y, z))
    for i in range(6):
        show = v.list_screen(0.53, 0.38, i % 4) if i in (2, 3) else v.camera_tile(0.53, 0.38, (i + 1) % 4)
        parts += c.hang(show, ((i - 2.5) * 0.62 * 1.03, y, 0.60))
    return parts


def seats():
    skin = (k.clay("skin light", [0.66, 0.37, 0.23], 0.55), k.clay("skin dark", [0.145, 0.062, 0.032], 0.55), k.clay("skin brown", [0.40, 0.19, 0.095], 0.55))
    hair = (k.clay("hair brown", [0.050, 0.022, 0.010], 0.6), k.clay("hair black", [0.010, 0.009, 0.009], 0.6), k.clay("hair dark", [0.022, 0.011, 0.008], 0.6))
    people = (
        operators.operator(k.clay("shirt sage", [0.25, 0.46, 0.33]), skin[0], hair[0], "bun", look=-44),
        operators.operator(k.clay("shirt cream", [0.72, 0.62, 0.46]), skin[1], hair[1], look=-58),
        operators.operator(k.clay("shirt green", [0.014, 0.150, 0.110]), skin[2], hair[2], "bob", look=46),
    )
    parts = []
    for person, x, y, turn, swivel in zip(people, (-1.29, 0, 1.29), (-0.36, -0.52, -0.36), (16, 0, -16), (-6, 4, 26)):
        parts += c.move(seat(person, swivel), (x, y, 0.05), turn)
    return parts


def seat(person, swivel):
    """An operator at a desk, seen from behind the chair."""
    left = c.hang(v.list_screen(0.46, 0.29, 2), (0, 0, 0.27))
    right = c.hang(v.camera_tile(0.46, 0.29, 1), (0, 0, 0.27))
    parts = [*desks.desk(1.16, 0.48, DESK, k.chalk())]
    for screen, x, turn in ((left, -0.27, 12), (right, 0.27, -12)):
        stand = [*screen, c.block("neck", (0.05, 0.03, 0.16), k.grey(), (0, 0.03, 0), 0.01, 1), c.block("foot", (0.20, 0.13, 0.02), k.grey(), (0, 0.03, 0), 0.008, 1)]
        parts += c.move(stand, (x, 0.10, DESK), turn)
    parts += desks.keyboard((-0.02, -0.14, DESK))
    parts += desks.mug((-0.46, -0.12, DESK))
    parts += c.move([*c.move(desks.chair(k.orange(), tall=0.16), scale=1.4), *c.move(person, (0, 0, 0.343))], (-0.02, -0.46, 0), swivel)
    return parts
