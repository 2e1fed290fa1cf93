"""Two speech bubbles (elevations): three dots in one, the shield in the other."""
from blender_lib import materials as m, shapes as s


def bubble(width, height, paint, side):
    tail = s.sheet("tail", [(-0.16, 0.02), (0.16, 0.02), (side * 0.20, -0.26)], paint, (side * width * 0.24, -height / 2 + 0.02, 0.03), 0.14)
    return [s.slab("bubble", (width, height, 0.20), paint, corner=height * 0.42, edge=0.07), tail]


def build():
    big = bubble(1.30, 0.86, m.petrol(), -1)
    dots = [s.slab("dot", (0.17, 0.17, 0.05), m.key_white(), corner=0.085, edge=0.02, at=(x, 0, 0.18)) for x in (-0.32, 0, 0.32)]
    return [*big, *dots]
