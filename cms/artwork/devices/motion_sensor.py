"""Motion sensor without camera: only the PIR window."""
from blender_lib import materials as m, shapes as s
from blender_lib.fresnel import pir_window


def build():
    body = s.slab("body", (0.74, 1.12, 0.42), m.white(), corner=0.30, edge=0.20, pillow=0.035, seam=0.10)
    pocket = s.slab("pocket", (0.50, 0.56, 0.30), m.shadow_gap(), corner=0.14, edge=0.01, at=(0, 0.11, 0.355))
    return [
        s.cut(body, [pocket], edge=0.012),
        s.shift(pir_window(0.52, 0.58, 0.085, 6, 5), (0, 0.11, 0.356)),
        s.slab("band", (0.22, 0.060, 0.02), m.petrol(), corner=0.03, edge=0.010, at=(0, -0.345, 0.430)),
        s.slab("led", (0.040, 0.040, 0.014), m.led(), corner=0.02, edge=0.006, at=(0, -0.250, 0.436)),
    ]
