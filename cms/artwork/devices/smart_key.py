"""Smart keys: four tags with steel rings, fanned out like playing cards."""
from math import pi

from mathutils import Matrix

from blender_lib import icons, materials as m, shapes as s

FAN = (-42, -14, 14, 42)


def tag():
    body = s.slab("tag", (0.44, 0.64, 0.085), m.white(), corner=0.20, edge=0.038, pillow=0.006, seam=0.04)
    body = s.cut(body, [s.slab("eyelet", (0.11, 0.075, 0.4), m.white(), corner=0.036, edge=0.01, at=(0, 0.225, -0.2))])
    ring = s.turn([s.hoop("ring", 0.105, 0.013, m.chrome())], 62, "Y")
    s.shift(ring[0], (0, 0.325, 0.045))
    return [
        body,
        s.slab("inlay", (0.30, 0.30, 0.02), m.petrol(), corner=0.15, edge=0.010, at=(0, -0.10, 0.076)),
        s.hoop("inlay ring", 0.151, 0.010, m.mandarin(), at=(0, -0.10, 0.092), flat=0.6),
        s.sheet("shield", icons.shield(0.15), m.key_white(), at=(0, -0.105, 0.097)),
        *ring,
    ]


def build():
    parts = []
    for i, angle in enumerate(FAN):
        spread = Matrix.Rotation(-angle * pi / 180, 4, "Z") @ Matrix.Translation((0, 0.44, 0.115 * i))
        for part in tag():
            part.data.transform(spread)
            parts.append(part)
    return parts
