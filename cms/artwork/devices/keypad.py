"""Keypad: keys in pockets, with a glass strip and the status light above them."""
from blender_lib import materials as m, shapes as s

KEYS = "123456789*0#"


def build():
    body = s.slab("body", (0.98, 1.42, 0.20), m.white(), corner=0.18, edge=0.085, pillow=0.010, seam=0.06)
    positions = [(-0.27 + 0.27 * (i % 3), 0.24 - 0.245 * (i // 3)) for i in range(12)]
    pockets = [s.slab("pocket", (0.226, 0.200, 0.2), m.shadow_gap(), corner=0.07, edge=0.004, at=(x, y, 0.165)) for x, y in positions]
    parts = [
        s.cut(body, pockets),
        s.slab("glass", (0.78, 0.20, 0.03), m.glass(), corner=0.08, edge=0.012, at=(0, 0.50, 0.187)),
        s.slab("led", (0.26, 0.036, 0.012), m.led(), corner=0.018, edge=0.004, at=(0, 0.50, 0.211)),
    ]
    for (x, y), sign in zip(positions, KEYS):
        parts.append(s.slab("key", (0.206, 0.180, 0.06), m.key_white(), corner=0.062, edge=0.024, pillow=0.006, at=(x, y, 0.17)))
        lower = 0.025 if sign == "*" else 0
        parts.append(s.text(sign, 0.115, m.petrol(), at=(x, y - 0.002 - lower, 0.2365), weight="bold"))
    return parts
