"""Outdoor camera: a weatherproof barrel under a sun hood, infrared lamps around the lens, on a jointed foot."""
from math import cos, pi, sin

from blender_lib import materials as m, shapes as s


def hood(width, thickness, front, back, material):
    """The upper part of a wider tube, cut off at both ends."""
    rings, steps, span = [], 40, 86
    for radius, z in ((width, back), (width, front), (width - thickness, front), (width - thickness, back)):
        rings.append([(radius * sin(a), radius * cos(a), z) for a in ((-span + 2 * span * i / steps) * pi / 180 for i in range(steps + 1))])
    vertices = [point for ring in rings for point in ring]
    count, faces = steps + 1, []
    for ring in range(4):
        low, high = ring * count, (ring + 1) % 4 * count
        faces += [(low + i, high + i, high + i + 1, low + i + 1) for i in range(steps)]
    faces += [(0, count, 2 * count, 3 * count), (steps + 3 * count, steps + 2 * count, steps + count, steps)]
    return s.mesh("hood", vertices, faces, material)


def build():
    y, front = 1.02, 1.30
    barrel = [(0.20, 0.0), (0.29, 0.02), (0.345, 0.06), (0.37, 0.13), (0.37, 1.24), (0.362, 1.27), (0.345, 1.29), (0.32, 1.30)]
    parts = [
        s.lathe("barrel", barrel, m.white(), at=(0, y, 0)),
        s.hoop("front ring", 0.338, 0.016, m.petrol(), at=(0, y, front)),
        s.slab("face", (0.64, 0.64, 0.04), m.glass(), corner=0.32, edge=0.012, at=(0, y, front - 0.02), steps=24),
        s.hoop("lens ring", 0.130, 0.016, m.chrome(), at=(0, y, front + 0.028), flat=0.7),
        s.lathe("lens", [(0.120, 0), (0.120, 0.010), (0.108, 0.03), (0.08, 0.047), (0.045, 0.058), (1e-4, 0.062)],
                m.lens(), at=(0, y, front + 0.018)),
        s.slab("led", (0.034, 0.034, 0.012), m.led(), corner=0.017, edge=0.005, at=(0, y - 0.255, front + 0.018)),
        s.shift(hood(0.43, 0.028, 1.48, 0.10, m.hood()), (0, y, 0)),
        s.slab("hood rail", (0.20, 0.07, 0.90), m.hood(), corner=0.02, edge=0.01, at=(0, y + 0.375, 0.25)),
        s.lathe("joint", [(0.14, 0.0), (0.155, 0.04), (0.155, 0.16), (0.13, 0.20)], m.petrol(), at=(0, 0.50, 0.52), axis="y"),
        s.lathe("neck", [(0.13, 0.0), (0.10, 0.05), (0.095, 0.42)], m.white(), at=(0, 0.09, 0.52), axis="y"),
        s.lathe("foot", [(0.42, 0), (0.445, 0.012), (0.45, 0.035), (0.445, 0.065), (0.42, 0.09), (0.36, 0.105), (0.20, 0.113), (0.1, 0.12)],
                m.white(), at=(0, 0, 0.52), axis="y"),
    ]
    for i in range(8):
        a = pi / 8 + pi / 4 * i
        parts.append(s.slab("infrared", (0.060, 0.060, 0.012), m.lens(), corner=0.03, edge=0.008,
                            at=(0.228 * cos(a), y + 0.228 * sin(a), front + 0.016)))
    return parts
