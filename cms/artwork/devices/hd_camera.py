"""HD camera: a round head with a dark face on a slim foot."""
from math import cos, pi, sin

from blender_lib import materials as m, shapes as s


def pebble(radius, depth, power=2.6, steps=40):
    """Half profile of a ball with a flattened front and back."""
    points = []
    for i in range(steps + 1):
        a = pi * i / steps
        c, d = cos(a), sin(a)
        r = radius * d ** (2 / power)
        points.append((max(r, 1e-4), -depth * (abs(c) ** (2 / power)) * (1 if c > 0 else -1)))
    return points


def build():
    head, z = 0.86, 0.30
    parts = [
        s.lathe("head", pebble(0.47, 0.36), m.white(), at=(0, head, z)),
        s.slab("face", (0.70, 0.70, 0.06), m.glass(), corner=0.35, edge=0.035, pillow=0.02, at=(0, head, z + 0.305), steps=24),
        s.hoop("face ring", 0.352, 0.014, m.petrol(), at=(0, head, z + 0.340)),
        s.hoop("lens ring", 0.150, 0.016, m.chrome(), at=(0, head, z + 0.385), flat=0.7),
        s.lathe("lens", [(0.140, 0), (0.140, 0.010), (0.125, 0.03), (0.09, 0.05), (0.05, 0.062), (1e-4, 0.066)],
                m.lens(), at=(0, head, z + 0.375)),
        s.slab("led", (0.040, 0.040, 0.014), m.led(), corner=0.02, edge=0.006, at=(0, head - 0.235, z + 0.374)),
        s.lathe("neck", [(0.11, 0.0), (0.085, 0.06), (0.072, 0.14), (0.072, 0.36), (0.09, 0.42), (0.13, 0.48)],
                m.white(), at=(0, 0.05, z), axis="y"),
        s.lathe("joint", [(0.078, 0), (0.078, 0.03)], m.petrol(), at=(0, 0.27, z), axis="y"),
        s.lathe("foot", [(0.36, 0), (0.385, 0.012), (0.39, 0.03), (0.385, 0.055), (0.365, 0.078), (0.32, 0.092), (0.20, 0.103), (0.1, 0.112)],
                m.white(), at=(0, 0, z), axis="y"),
    ]
    return parts
