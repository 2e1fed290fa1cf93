"""Outdoor door sensor: two sturdy blocks held by screws, with an arrow on each where they meet."""
from blender_lib import materials as m, shapes as s


def screw(x, y, z):
    slot = s.slab("slot", (0.075, 0.014, 0.006), m.shadow_gap(), corner=0.004, edge=0.001, at=(0, 0, 0.020))
    s.turn([slot], 35)
    head = s.slab("screw", (0.105, 0.105, 0.024), m.chrome(), corner=0.052, edge=0.012, at=(x, y, z))
    return [head, s.shift(slot, (x, y, z))]


def block(x, y, width, height, depth):
    """A dark housing on a flange, with a raised white lid between its screws."""
    lid = height - 0.46
    return [
        s.slab("flange", (width + 0.06, height + 0.04, 0.07), m.petrol(), corner=0.12, edge=0.03, at=(x, y, 0)),
        s.slab("housing", (width, height, depth), m.petrol(), corner=0.11, edge=0.06, at=(x, y, 0), seam=0.14),
        s.slab("lid", (width - 0.09, lid, 0.07), m.white(), corner=0.07, edge=0.03, pillow=0.008, at=(x, y, depth - 0.02)),
        *screw(x, y + height / 2 - 0.118, depth - 0.003),
        *screw(x, y - height / 2 + 0.118, depth - 0.003),
    ]


def arrow(x, y, z, way):
    points = [(0, 0.055), (0, -0.055), (0.075, 0)]
    points = [(way * px, py) for px, py in points]
    return s.sheet("arrow", points if way > 0 else points[::-1], m.petrol(), at=(x, y, z))


def build():
    depth = 0.36
    return [
        *block(-0.26, 0, 0.46, 1.30, depth),
        *block(0.32, -0.12, 0.34, 1.06, depth),
        s.slab("led", (0.052, 0.052, 0.016), m.led(), corner=0.026, edge=0.006, at=(-0.26, 0.26, depth + 0.053)),
        arrow(-0.19, -0.12, depth + 0.056, 1),
        arrow(0.37, -0.12, depth + 0.056, -1),
    ]
