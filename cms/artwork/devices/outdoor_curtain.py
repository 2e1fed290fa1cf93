"""Outdoor curtain detector: a slim dark housing under a rain hood, one narrow window above another."""
from blender_lib import materials as m, shapes as s
from blender_lib.fresnel import pir_window


def build():
    body = s.slab("body", (0.52, 1.84, 0.46), m.petrol(), corner=0.16, edge=0.11, pillow=0.010, seam=0.10)
    face = s.slab("face", (0.40, 1.50, 0.07), m.white(), corner=0.12, edge=0.04, pillow=0.008, at=(0, -0.07, 0.425))
    windows = ((0.275, 0.52), (-0.375, 0.52))
    pockets = [s.slab("pocket", (0.21, h, 0.30), m.shadow_gap(), corner=0.07, edge=0.01, at=(0, y, 0.455)) for y, h in windows]
    parts = [
        body,
        s.cut(face, pockets, edge=0.008),
        s.shift(s.turn([s.slab("hood", (0.60, 0.10, 0.62), m.hood(), corner=0.05, edge=0.045)], 9, "X")[0], (0, 0.945, -0.03)),
        s.slab("led", (0.042, 0.042, 0.014), m.led(), corner=0.021, edge=0.006, at=(0, -0.05, 0.497)),
    ]
    for y, h in windows:
        parts.append(s.shift(pir_window(0.22, h + 0.02, 0.055, 2, 6), (0, y, 0.462)))
    return parts
