"""Indoor curtain detector: slim, with one narrow window."""
from blender_lib import materials as m, shapes as s
from blender_lib.fresnel import pir_window


def build():
    body = s.slab("body", (0.42, 1.46, 0.38), m.white(), corner=0.20, edge=0.14, pillow=0.015, seam=0.09)
    pocket = s.slab("pocket", (0.20, 0.78, 0.30), m.shadow_gap(), corner=0.09, edge=0.01, at=(0, 0.16, 0.325))
    return [
        s.cut(body, [pocket], edge=0.010),
        s.shift(pir_window(0.215, 0.80, 0.050, 2, 9), (0, 0.16, 0.334)),
        s.slab("led", (0.040, 0.040, 0.014), m.led(), corner=0.02, edge=0.006, at=(0, -0.345, 0.388)),
        s.slab("band", (0.14, 0.14, 0.02), m.petrol(), corner=0.05, edge=0.010, at=(0, -0.50, 0.374)),
    ]
