"""A ribbed suitcase with its handle out (elevation)."""
from blender_lib import colours as k, materials as m, shapes as s


def build():
    parts = [s.slab("shell", (1.34, 1.86, 0.62), m.mandarin(), corner=0.26, edge=0.15, back=0.15, seam=0.30)]
    for i in range(5):
        parts.append(s.slab("rib", (0.11, 1.36, 0.08), m.mandarin(), corner=0.05, edge=0.035, at=(-0.46 + 0.23 * i, 0, 0.575), steps=8))
    for x in (-0.28, 0.28):
        parts.append(s.slab("bar", (0.055, 0.62, 0.05), m.chrome(), corner=0.02, edge=0.015, at=(x, 1.18, 0.16), steps=6))
        parts.append(s.slab("wheel", (0.16, 0.20, 0.16), k.asphalt(), corner=0.06, edge=0.05, at=(x * 1.75, -0.98, 0.24), steps=8))
    parts += [
        s.slab("grip", (0.76, 0.12, 0.11), m.petrol(), corner=0.05, edge=0.04, at=(0, 1.48, 0.13), steps=8),
        s.slab("side handle", (0.40, 0.09, 0.12), m.petrol(), corner=0.04, edge=0.04, at=(0, 0.955, 0.30), steps=8),
        s.slab("tag", (0.24, 0.34, 0.03), m.key_white(), corner=0.05, edge=0.01, at=(0.46, 0.60, 0.68), steps=8),
    ]
    return parts
