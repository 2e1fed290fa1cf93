"""A large headset standing on its cushions, microphone to the left."""
from math import cos, pi, sin

from blender_lib import clay as c, colours as k, materials as m


def build():
    outer = [(0.62 * cos(a), 0, 0.62 + 0.74 * sin(a)) for a in (pi * i / 16 for i in range(17))]
    pad = [(0.545 * cos(a), 0, 0.62 + 0.665 * sin(a)) for a in (pi * (0.22 + 0.56 * i / 12) for i in range(13))]
    parts = [c.tube("bow", outer, 0.055, m.white(), smooth=10), c.tube("pad", pad, 0.075, k.asphalt(), smooth=10)]
    for side in (-1, 1):
        parts += [
            c.rod("cushion", (side * 0.40, 0, 0.42), (side * 0.60, 0, 0.42), 0.34, k.asphalt(), edge=0.09),
            c.rod("shell", (side * 0.56, 0, 0.42), (side * 0.74, 0, 0.42), 0.31, m.petrol(), tip=0.24, edge=0.05),
            c.rod("disc", (side * 0.73, 0, 0.42), (side * 0.755, 0, 0.42), 0.15, m.mandarin()),
            c.rod("yoke", (side * 0.63, 0, 0.60), (side * 0.62, 0, 0.86), 0.070, m.white()),
        ]
    parts += [
        c.tube("arm", [(-0.72, -0.04, 0.38), (-0.76, -0.26, 0.22), (-0.66, -0.46, 0.12), (-0.44, -0.54, 0.09)], 0.026, m.chrome(), smooth=10),
        c.ball("microphone", 0.085, k.asphalt(), (-0.36, -0.555, 0.085), (1.5, 1, 1)),
    ]
    return parts
