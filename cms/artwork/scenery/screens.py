"""Contents of the receiving centre's screens (elevations around the origin): a map, the shield, cameras, a list."""
from math import cos, pi, sin

from blender_lib import clay as c, icons, materials as m, shapes as s


def ink(name, code, strength=1.0):
    material = m.glow("screen " + name, m.linear(code), strength)
    material.cycles.sample_as_light = False
    return material


def night():
    return ink("night", "#06302C", 0.55)


def land():
    return ink("land", "#1F7A66", 0.70)


def street():
    return ink("street", "#BFE3D6", 0.75)


def warm():
    return ink("warm", "#FF5A1F", 1.25)


def paper():
    return ink("paper", "#EAF3F0", 0.95)


def framed(width, height, parts, ground=None):
    """A screen in its bezel; its content is just above the glass."""
    return [
        c.block("bezel", (width + 0.05, height + 0.05, 0.05), m.glass(), (0, 0, -0.03), 0.018, 2),
        c.block("screen", (width, height, 0.01), ground or night(), (0, 0, 0.014), 0.003, 1),
        *parts,
    ]


def tile(x, y, width, height, material, corner=0.02, z=0.026):
    return s.sheet("tile", s.outline(width, height, corner, 5), material, at=(x, y, z), thickness=0.003)


def dot(x, y, radius, material, z=0.034):
    return s.sheet("dot", [(radius * cos(2 * pi * i / 24), radius * sin(2 * pi * i / 24)) for i in range(24)], material, (x, y, z), 0.003)


def stroke(points, width, material, z=0.030):
    """A line of even width through the points."""
    parts = []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        nx, ny = -(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
        parts.append(s.sheet("stroke", [(x0 - nx, y0 - ny), (x1 - nx, y1 - ny), (x1 + nx, y1 + ny), (x0 + nx, y0 + ny)], material, (0, 0, z), 0.002))
    return parts


def town_map(width, height):
    """Blocks of houses between streets, a river, and the alarms that are connected."""
    parts, columns, rows = [], 7, 4
    for i in range(columns):
        for j in range(rows):
            if (i * 3 + j * 5) % 11 == 4:
                continue
            x, y = width * ((i + 0.5) / columns - 0.5), height * ((j + 0.5) / rows - 0.5)
            parts.append(tile(x * 0.96, y * 0.94, width / columns * (0.62 + 0.16 * ((i + j) % 2)), height / rows * 0.68, land()))
    parts += stroke([(-0.47 * width, -0.30 * height), (-0.10 * width, -0.02 * height), (0.16 * width, -0.06 * height), (0.47 * width, 0.34 * height)], 0.035, street())
    for x, y in ((-0.30, 0.24), (0.04, 0.22), (-0.36, -0.06), (0.33, -0.27), (-0.06, -0.33)):
        parts.append(dot(x * width, y * height, 0.026, paper()))
    x, y = 0.17 * width, 0.10 * height
    parts += [dot(x, y, 0.040, warm()), s.hoop("call", 0.085, 0.010, warm(), (x, y, 0.034), flat=0.2), s.hoop("call", 0.135, 0.007, warm(), (x, y, 0.034), flat=0.2)]
    return framed(width, height, parts)


def shield_screen(width, height):
    size = min(width, height) * 0.62
    return framed(width, height, [
        s.sheet("shield", icons.shield(size), paper(), (0, 0, 0.026), 0.003),
        s.sheet("tick", icons.tick(size * 0.56), warm(), (0, 0.01, 0.032), 0.003),
    ])


def camera_tile(width, height, view):
    """A camera's picture of three or four flat shapes: a door, a house, a shelf, a street."""
    w, h = width, height
    floor, wall, light = ink("cam floor", "#3E8F7C", 0.6), ink("cam wall", "#0F4C45", 0.6), ink("cam thing", "#D7EDE5", 0.85)
    parts = [tile(0, -h * 0.30, w * 0.94, h * 0.32, floor, 0.008, 0.025)]
    if view == 0:
        parts += [tile(0.10 * w, 0.02, w * 0.24, h * 0.62, light), dot(0.17 * w, 0.0, 0.012, wall)]
    elif view == 1:
        parts += [tile(0, -0.08 * h, w * 0.42, h * 0.42, light, 0.008),
                  s.sheet("gable", [(-0.28 * w, 0.12 * h), (0.28 * w, 0.12 * h), (0, 0.40 * h)], light, (0, 0, 0.026), 0.003),
                  tile(0, -0.16 * h, w * 0.12, h * 0.26, wall, 0.004, 0.031)]
    elif view == 2:
        for i in range(3):
            parts.append(tile(0, (0.28 - 0.25 * i) * h, w * 0.74, h * 0.05, light, 0.004, 0.027))
            parts += [tile((-0.26 + 0.26 * j) * w, (0.36 - 0.25 * i) * h, w * 0.15, h * 0.11, floor, 0.004, 0.027) for j in range(3)]
    else:
        parts += [tile(-0.28 * w, 0.06 * h, w * 0.22, h * 0.50, light, 0.006), tile(0.26 * w, 0.10 * h, w * 0.26, h * 0.58, light, 0.006),
                  s.sheet("road", [(-0.16 * w, -0.44 * h), (0.16 * w, -0.44 * h), (0.04 * w, -0.10 * h), (-0.04 * w, -0.10 * h)], wall, (0, 0, 0.029), 0.002)]
    parts.append(dot(0.40 * w, 0.38 * h, 0.016, warm()))
    return framed(width, height, parts, wall)


def list_screen(width, height, marked=1):
    """Lines of a log, one of them highlighted."""
    parts = []
    for i in range(5):
        y = height * (0.34 - 0.17 * i)
        parts.append(dot(-0.38 * width, y, 0.013, warm() if i == marked else land()))
        parts.append(tile(0.07 * width, y, width * (0.62 - 0.08 * (i % 3)), height * 0.055, warm() if i == marked else street(), 0.006))
    return framed(width, height, parts)
