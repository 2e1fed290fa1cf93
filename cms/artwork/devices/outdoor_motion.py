"""Outdoor motion detector: two PIR windows under a rain hood, on a dark wall bracket."""
from blender_lib import materials as m, shapes as s
from blender_lib.fresnel import pir_window


def build():
    body = s.slab("body", (0.86, 1.62, 0.48), m.white(), corner=0.22, edge=0.16, pillow=0.02, seam=0.10)
    windows = ((0.335, 0.44, 4), (-0.235, 0.44, 4))
    pockets = [s.slab("pocket", (0.58, h, 0.30), m.shadow_gap(), corner=0.09, edge=0.01, at=(0, y, 0.415)) for y, h, _ in windows]
    parts = [
        s.cut(body, pockets, edge=0.012),
        s.slab("back", (0.94, 1.70, 0.14), m.petrol(), corner=0.25, edge=0.04, at=(0, 0, -0.10)),
        s.shift(s.turn([s.slab("hood", (0.96, 0.11, 0.66), m.hood(), corner=0.054, edge=0.05)], 9, "X")[0], (0, 0.84, -0.07)),
        s.slab("led", (0.044, 0.044, 0.016), m.led(), corner=0.022, edge=0.006, at=(0, 0.05, 0.494)),
        s.slab("foot line", (0.30, 0.040, 0.016), m.petrol(), corner=0.02, edge=0.008, at=(0, -0.60, 0.486)),
    ]
    for y, h, rows in windows:
        parts.append(s.shift(pir_window(0.60, h + 0.02, 0.10, 7, rows), (0, y, 0.416)))
    return parts
