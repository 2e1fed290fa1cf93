"""Remote control: a fob with two keys, a closed and an open padlock."""
from blender_lib import materials as m, shapes as s


def padlock(x, y, z, material, gap):
    """A padlock 0.15 high; the shackle of the open one is moved aside."""
    bow = s.arc("bow", 0.040, 0.018, 0, 180, material, at=(x + gap, y + 0.030, z))
    legs = [s.sheet("leg", s.outline(0.018, 0.034, 0.002, 2), material, at=(x + gap + side * 0.040, y + 0.016, z))
            for side in ((-1,) if gap else (-1, 1))]
    return [s.sheet("lock", s.outline(0.120, 0.092, 0.020, 6), material, at=(x, y - 0.042, z)), bow, *legs]


def build():
    body = s.slab("body", (0.50, 0.94, 0.15), m.white(), corner=0.24, edge=0.065, pillow=0.012, seam=0.06)
    eyelet = s.slab("eyelet", (0.13, 0.075, 0.5), m.white(), corner=0.036, edge=0.01, at=(0, 0.385, -0.2))
    positions = ((0.110, m.petrol), (-0.225, m.key_white))
    pockets = [s.slab("pocket", (0.326, 0.296, 0.2), m.shadow_gap(), corner=0.13, edge=0.004, at=(0, y, 0.125)) for y, _ in positions]
    ring = s.turn([s.hoop("ring", 0.155, 0.014, m.chrome())], 66, "Y")[0]
    parts = [
        s.cut(body, [eyelet, *pockets]),
        s.shift(ring, (0, 0.535, 0.075)),
        s.slab("led", (0.040, 0.040, 0.014), m.led(), corner=0.02, edge=0.006, at=(0, 0.305, 0.149)),
    ]
    for y, colour in positions:
        parts.append(s.slab("key", (0.308, 0.278, 0.06), colour(), corner=0.12, edge=0.024, pillow=0.006, at=(0, y, 0.125)))
    return parts + padlock(0, 0.112, 0.192, m.key_white(), 0) + padlock(-0.02, -0.223, 0.192, m.petrol(), 0.08)
