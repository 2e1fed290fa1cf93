"""Office furniture: desks, chairs, screens, headsets. Seen from behind unless turned."""
from math import cos, pi, sin

from blender_lib import clay as c, colours as k, materials as m


def screen(width=0.34, height=0.21, picture=None):
    """A monitor on the origin that faces the viewer."""
    foot = c.hang([
        c.block("bezel", (width + 0.03, height + 0.03, 0.025), k.asphalt(), (0, height / 2 + 0.09, -0.02), 0.010, 2),
        c.block("picture", (width, height, 0.008), picture or m.glass(), (0, height / 2 + 0.09, 0.002), 0.003, 1),
        c.block("neck", (0.035, 0.11, 0.02), k.grey(), (0, 0.055, -0.03), 0.008, 1),
    ], (0, 0, 0))
    return [*foot, c.block("foot", (0.14, 0.10, 0.015), k.grey(), (0, 0.02, 0), 0.006, 1)]


def chair(seat=None, at=(0, 0, 0), turn=0.0, tall=0.25):
    """A swivel chair whose back, `tall` high, is towards the viewer."""
    seat = seat or k.roof()
    parts = [
        c.block("seat", (0.22, 0.21, 0.055), seat, (0, 0, 0.19), 0.025),
        c.block("back", (0.21, 0.050, tall), seat, (0, -0.105, 0.26), 0.024),
        c.rod("column", (0, 0, 0.03), (0, 0, 0.20), 0.018, k.grey()),
    ]
    for i in range(5):
        parts += c.move([c.block("claw", (0.13, 0.026, 0.024), k.grey(), (0.055, 0, 0.012), 0.009, 1), c.ball("castor", 0.018, k.asphalt(), (0.115, 0, 0.016))],
                        turn=72 * i + 18)
    return c.move(parts, at, turn)


def desk(width=0.80, depth=0.36, height=0.30, top=None):
    """A plain desk with panel legs; the origin is its middle on the floor."""
    return [
        c.block("top", (width, depth, 0.035), top or k.wood(), (0, 0, height - 0.035), 0.014),
        *(c.block("leg", (0.03, depth - 0.05, height - 0.03), k.chalk(), (side * (width / 2 - 0.05), 0, 0), 0.010, 2) for side in (-1, 1)),
    ]


def headset(scale=1.0):
    """A headset lying on its side on the origin: two cushions, a bow, a microphone."""
    bow = [(0.10 * cos(a), 0.10 * sin(a) * 1.15, 0.03) for a in (pi * i / 10 for i in range(11))]
    parts = [
        c.tube("bow", bow, 0.012, k.asphalt()),
        *(c.rod("cushion", (side * 0.125, 0, 0.035), (side * 0.080, 0, 0.035), 0.042, k.roof()) for side in (-1, 1)),
        *(c.rod("ring", (side * 0.128, 0, 0.035), (side * 0.118, 0, 0.035), 0.030, k.orange()) for side in (-1, 1)),
        c.tube("arm", [(-0.11, -0.02, 0.03), (-0.13, -0.09, 0.025), (-0.08, -0.15, 0.02), (-0.03, -0.16, 0.02)], 0.007, k.asphalt()),
        c.ball("microphone", 0.017, k.asphalt(), (-0.025, -0.16, 0.02), (1.4, 1, 1)),
    ]
    return c.move(parts, scale=scale)


def keyboard(at):
    return [c.block("keyboard", (0.22, 0.075, 0.014), k.chalk(), at, 0.006, 1), c.ball("mouse", 0.020, k.chalk(), (at[0] + 0.16, at[1], at[2] + 0.006), (0.8, 1.2, 0.6))]


def mug(at, paint=None):
    x, y, z = at
    return [c.rod("mug", (x, y, z), (x, y, z + 0.055), 0.024, paint or k.orange())]
