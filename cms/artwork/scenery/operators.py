"""People of clay at work, seen from behind: they sit on the origin, look along y, and wear a headset."""
from math import cos, pi, sin

from blender_lib import clay as c, colours as k, shapes as s

HEAD, FACE = 0.100, 0.555  # the head's radius, and how high its middle is above the seat
EAR = HEAD * 0.97
TORSO = ((0.0, 0.270, 0.200), (0.06, 0.278, 0.205), (0.20, 0.276, 0.192), (0.31, 0.318, 0.196), (0.37, 0.308, 0.184), (0.41, 0.232, 0.156), (0.435, 0.120, 0.104))


def operator(shirt, skin, hair, cut="short", look=0.0, lean=6.0):
    """`look` turns the head, to the left if positive; `lean` bends the back forwards. Both in degrees."""
    upper = [torso(shirt), *head(skin, hair, cut, look)]
    c.move(upper, axis="X", turn=-lean)
    return [*upper, *(part for side in (-1, 1) for part in [*arm(side, shirt, skin), *leg(side)])]


def torso(shirt):
    rings = []
    for before, low, high, after in zip((TORSO[0], *TORSO), TORSO, TORSO[1:], (*TORSO[2:], TORSO[-1])):
        for t in (0, 0.25, 0.5, 0.75):
            z, wide, deep = (between(*values, t) for values in zip(before, low, high, after))
            rings.append((s.outline(wide, deep, deep * 0.49, 10), z))
    z, wide, deep = TORSO[-1]
    return s.shift(s.loft("torso", [*rings, (s.outline(wide, deep, deep * 0.49, 10), z)], shirt), (0, -0.012, 0))


def between(before, low, high, after, t):
    """A smooth curve through the middle two of four values."""
    return low + t * (high - before + t * (2 * before - 5 * low + 4 * high - after + t * (3 * (low - high) + after - before))) / 2


def head(skin, hair, cut, look):
    parts = [
        c.ball("head", HEAD, skin, stretch=(0.94, 1.0, 1.10)),
        c.ball("nose", 0.019, skin, (0, HEAD * 0.98, -0.012), (0.8, 1, 1)),
        c.ball("hair", HEAD * 1.04, hair, (0, -0.034, 0.028), (0.965, 0.90, 1.0)),
        *headset(),
    ]
    if cut == "bun":
        parts.append(c.ball("bun", 0.052, hair, (0, -0.098, 0.092), (1.1, 1, 1)))
    if cut == "bob":
        parts.append(c.ball("bob", HEAD * 1.03, hair, (0, -0.036, -0.030), (1.0, 0.80, 1.0)))
    c.move(parts, (0, 0.010, FACE), look)
    return [*parts, c.rod("neck", (0, -0.008, 0.40), (0, 0.0, FACE - 0.06), 0.046, skin)]


def headset():
    """Light, because hair is dark."""
    bow = [(1.13 * HEAD * cos(a), 0, 0.005 + 1.24 * HEAD * sin(a)) for a in (pi * i / 14 for i in range(15))]
    parts = [c.tube("bow", bow, 0.011, k.chalk(), smooth=8)]
    for side in (-1, 1):
        parts += [
            c.rod("cushion", (side * EAR * 0.88, 0, 0), (side * (EAR + 0.022), 0, 0), 0.043, k.chalk()),
            c.rod("cap", (side * EAR, 0, 0), (side * (EAR + 0.034), 0, 0), 0.031, k.orange()),
        ]
    arm = [(EAR + 0.012, 0.012, -0.020), (EAR + 0.010, 0.060, -0.052), (0.075, 0.105, -0.062), (0.040, 0.122, -0.060)]
    return [*parts, c.tube("microphone arm", arm, 0.007, k.chalk()), c.ball("microphone", 0.017, k.orange(), arm[-1], (1.4, 1, 1))]


def arm(side, shirt, skin):
    """From the shoulder to the keyboard."""
    path = [(0.125, 0.012, 0.362), (0.176, 0.020, 0.330), (0.205, 0.050, 0.175), (0.190, 0.120, 0.125), (0.125, 0.255, 0.152)]
    hand = (side * 0.112, 0.283, 0.150)
    return [
        c.tube("arm", [(side * x, y, z) for x, y, z in path], 0.043, shirt, smooth=10),
        c.ball("shoulder", 0.062, shirt, (side * 0.118, 0.0, 0.338)),
        c.ball("hand", 0.036, skin, hand, (0.85, 1.25, 0.62)),
    ]


def leg(side):
    path = [(0.068, -0.02, 0.038), (0.072, 0.16, 0.040), (0.074, 0.265, 0.040), (0.074, 0.275, -0.06), (0.074, 0.240, -0.315)]
    return [
        c.tube("leg", [(side * x, y, z) for x, y, z in path], 0.046, k.asphalt(), smooth=10),
        c.block("shoe", (0.075, 0.15, 0.05), k.grey(), (side * 0.074, 0.275, -0.343), 0.022),
    ]
