"""Motion sensor with camera: dark camera eye above, the segmented PIR window below."""
from blender_lib import materials as m, shapes as s
from blender_lib.fresnel import pir_window


def build():
    body = s.slab("body", (0.76, 1.22, 0.44), m.white(), corner=0.30, edge=0.20, pillow=0.035, seam=0.10)
    pocket = s.slab("pocket", (0.46, 0.44, 0.30), m.shadow_gap(), corner=0.12, edge=0.01, at=(0, -0.205, 0.375))
    body = s.cut(body, [pocket], edge=0.012)
    eye = 0.305
    return [
        body,
        s.shift(pir_window(0.48, 0.46, 0.066, 5, 5), (0, -0.205, 0.384)),
        s.slab("eye plate", (0.50, 0.50, 0.06), m.glass(), corner=0.25, edge=0.03, at=(0, eye, 0.418)),
        s.hoop("eye ring", 0.150, 0.018, m.petrol(), at=(0, eye, 0.480)),
        s.lathe("lens", [(0.135, 0), (0.135, 0.012), (0.12, 0.03), (0.09, 0.047), (0.05, 0.058), (0.0001, 0.062)],
                m.lens(), at=(0, eye, 0.470)),
        s.slab("led", (0.036, 0.036, 0.012), m.led(), corner=0.018, edge=0.005, at=(0, eye - 0.205, 0.474)),
    ]
