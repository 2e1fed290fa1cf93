"""Temperature sensor: a round scale around the number, and an air inlet for the probe."""
from blender_lib import materials as m, shapes as s


def build():
    body = s.slab("body", (0.96, 1.16, 0.24), m.white(), corner=0.28, edge=0.11, pillow=0.012, seam=0.07)
    inlet = s.slab("inlet", (0.36, 0.17, 0.2), m.shadow_gap(), corner=0.06, edge=0.004, at=(0, -0.375, 0.19))
    z, y = 0.288, 0.13
    return [
        s.cut(body, [inlet]),
        s.slab("display", (0.70, 0.70, 0.05), m.glass(), corner=0.35, edge=0.014, at=(0, y, 0.236), steps=24),
        s.arc("scale", 0.275, 0.030, -45, 225, m.screen_white(0.10), at=(0, y, z)),
        s.arc("level", 0.275, 0.030, 70, 225, m.led(), at=(0, y, z + 0.002)),
        s.text("21,5", 0.200, m.screen_white(1.4), at=(-0.02, y, z), weight="bold"),
        s.text("°C", 0.095, m.screen_white(0.7), at=(0, y - 0.185, z), weight="bold"),
        s.slab("inlet floor", (0.355, 0.165, 0.01), m.shadow_gap(), corner=0.06, edge=0.002, at=(0, -0.375, 0.188)),
        *(s.slab("fin", (0.37, 0.028, 0.05), m.white(), corner=0.012, edge=0.010, at=(0, -0.375 + side * 0.030, 0.192)) for side in (-1, 1)),
    ]
