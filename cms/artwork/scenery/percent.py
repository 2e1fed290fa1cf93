"""A round seal with a percent sign (elevation)."""
from blender_lib import clay as c, materials as m, shapes as s


def build():
    parts = [
        s.slab("seal", (1.02, 1.02, 0.22), m.mandarin(), corner=0.51, edge=0.08, back=0.05, steps=20),
        s.hoop("rim", 0.40, 0.014, m.key_white(), (0, 0, 0.218), flat=0.6),
        c.rod("stroke", (-0.16, -0.21, 0.23), (0.16, 0.21, 0.23), 0.036, m.key_white()),
        *(s.hoop("ring", 0.078, 0.032, m.key_white(), (x, y, 0.23), flat=0.8) for x, y in ((-0.15, 0.13), (0.15, -0.13))),
    ]
    return parts
