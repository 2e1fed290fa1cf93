"""Outdoor siren: a large box with louvres above and a flash lamp below."""
from blender_lib import icons, materials as m, shapes as s


def build():
    body = s.slab("body", (1.46, 1.90, 0.46), m.white(), corner=0.26, edge=0.15, pillow=0.02, seam=0.10)
    slots = [
        s.slab("slot", (0.78, 0.052, 0.3), m.shadow_gap(), corner=0.026, edge=0.002, at=(0, 0.70 - 0.105 * i, 0.385))
        for i in range(4)
    ]
    well = s.slab("well", (1.12, 0.34, 0.3), m.shadow_gap(), corner=0.15, edge=0.004, at=(0, -0.62, 0.38))
    front = 0.480
    parts = [
        s.cut(body, [*slots, well]),
        s.slab("back", (1.54, 1.98, 0.10), m.petrol(), corner=0.29, edge=0.03, at=(0, 0, -0.085)),
        s.slab("louvre floor", (0.90, 0.46, 0.01), m.shadow_gap(), corner=0.05, edge=0.002, at=(0, 0.54, 0.400)),
        s.slab("lamp", (1.09, 0.31, 0.16), m.mandarin(), corner=0.14, edge=0.09, pillow=0.02, at=(0, -0.62, 0.375)),
        s.sheet("shield", icons.shield(0.40), m.petrol(), at=(0, 0.045, front)),
        s.sheet("tick", icons.tick(0.23), m.key_white(), at=(0, 0.05, front + 0.006)),
        s.text("ALARMA", 0.185, m.petrol(), at=(0, -0.285, front), weight="bold", spacing=1.06),
    ]
    for i in range(5):
        parts.append(s.slab("rib", (0.026, 0.23, 0.03), m.mandarin(), corner=0.013, edge=0.012, at=(-0.36 + 0.18 * i, -0.62, 0.535)))
    return parts
