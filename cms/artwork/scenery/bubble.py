"""A speech bubble with three dots, on a wooden foot (elevation)."""
from blender_lib import clay as c, colours as k, materials as m, shapes as s

WIDE, HIGH, TAIL = 1.30, 0.86, -0.31  # the tail points to the foot


def build():
    green = m.petrol()
    return [
        s.slab("bubble", (WIDE, HIGH, 0.20), green, corner=HIGH * 0.42, edge=0.07),
        s.sheet("tail", [(-0.16, 0.02), (0.16, 0.02), (0.02, -0.24)], green, (TAIL, -HIGH / 2 + 0.02, 0.03), 0.14),
        *(s.slab("dot", (0.17, 0.17, 0.05), m.key_white(), corner=0.085, edge=0.02, at=(x, 0, 0.18)) for x in (-0.32, 0, 0.32)),
        c.rod("rod", (TAIL + 0.02, -HIGH / 2, 0.10), (TAIL + 0.02, -1.62, 0.10), 0.045, k.wood()),
        c.block("foot", (0.66, 0.12, 0.44), k.wood(), (TAIL + 0.02, -1.64, -0.12), 0.035, 5),
    ]
