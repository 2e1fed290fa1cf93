"""Water detector: a puck on the floor, with a drop on its lid and steel contacts."""
from math import cos, pi, sin

from blender_lib import icons, materials as m, shapes as s


def build():
    lift = 0.085
    profile = [(0.50, 0.0), (0.535, 0.012), (0.55, 0.04), (0.55, 0.13), (0.535, 0.19), (0.49, 0.235), (0.42, 0.258), (0.22, 0.272), (1e-4, 0.276)]
    parts = [
        s.lathe("body", profile, m.white(), at=(0, 0, lift)),
        s.lathe("skirt", [(0.53, 0), (0.552, 0.006), (0.558, 0.02), (0.552, 0.034), (0.53, 0.04)], m.petrol(), at=(0, 0, lift + 0.055)),
        s.hoop("lid ring", 0.345, 0.011, m.petrol(), at=(0, 0, lift + 0.262), flat=0.6),
        s.sheet("drop", icons.drop(0.42), m.petrol(), at=(0, 0.03, lift + 0.274), thickness=0.006),
        s.slab("led", (0.050, 0.050, 0.02), m.led(), corner=0.025, edge=0.006, at=(0, -0.245, lift + 0.258)),
    ]
    for i in range(4):
        a = pi / 4 + pi / 2 * i  # two at the front, where they are visible
        parts.append(s.lathe("contact", [(0.05, 0), (0.055, 0.01), (0.055, 0.12)], m.chrome(), at=(0.47 * cos(a), 0.47 * sin(a), 0)))
    return parts
