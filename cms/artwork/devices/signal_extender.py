"""RF extender: a wall box with two aerials, with radio waves as its icon."""
from blender_lib import materials as m, shapes as s


def aerial(x, lean):
    """A flat-topped rod on a hinge, leaning outwards."""
    rod = [(0.060, 0.0), (0.062, 0.02), (0.060, 0.45), (0.050, 0.74), (0.044, 0.77), (0.030, 0.79), (1e-4, 0.795)]
    parts = [
        s.lathe("rod", rod, m.petrol(), axis="y"),
        s.lathe("hinge", [(0.070, 0), (0.078, 0.015), (0.078, 0.10), (0.070, 0.115)], m.white(), at=(0, -0.06, 0), axis="y"),
    ]
    return [s.shift(part, (x, 0.50, 0.14)) for part in s.turn(parts, lean)]


def build():
    z, y = 0.288, -0.10
    parts = [
        s.slab("body", (1.34, 0.98, 0.28), m.white(), corner=0.26, edge=0.12, pillow=0.014, seam=0.08),
        *aerial(-0.46, 7), *aerial(0.46, -7),
        s.slab("dot", (0.10, 0.10, 0.010), m.mandarin(), corner=0.05, edge=0.004, at=(0, y, z)),
        s.slab("led", (0.30, 0.036, 0.014), m.led(), corner=0.018, edge=0.005, at=(0, -0.345, 0.279)),
    ]
    for radius in (0.135, 0.235, 0.335):
        for middle in (0, 180):
            parts.append(s.arc("wave", radius, 0.040, middle - 38, middle + 38, m.petrol(), at=(0, y, z), thickness=0.008))
    return parts
