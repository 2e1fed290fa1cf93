"""Panic button: one large orange button in a collar that prevents accidental presses."""
from blender_lib import materials as m, shapes as s


def build():
    body = s.slab("body", (0.92, 0.92, 0.24), m.white(), corner=0.28, edge=0.10, pillow=0.010, seam=0.07)
    pocket = s.slab("pocket", (0.66, 0.66, 0.3), m.shadow_gap(), corner=0.33, edge=0.004, at=(0, 0, 0.19), steps=24)
    return [
        s.cut(body, [pocket]),
        s.hoop("collar", 0.340, 0.027, m.petrol(), at=(0, 0, 0.248)),
        s.slab("button", (0.62, 0.62, 0.11), m.mandarin(), corner=0.31, edge=0.045, pillow=0.03, at=(0, 0, 0.18), steps=24),
        s.text("SOS", 0.21, m.key_white(), at=(0, 0, 0.320), weight="bold", spacing=1.05),
    ]
