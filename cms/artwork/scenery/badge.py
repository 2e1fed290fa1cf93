"""A large shield with a check mark (elevation)."""
from blender_lib import clay as c, icons, materials as m, shapes as s


def build():
    def layer(size, thickness, paint, z):
        body = c.profile("shield", icons.shield(size), thickness, paint, edge=0.035)
        return c.move(c.move([body], turn=-90, axis="X"), (0, 0, z))

    return [
        *layer(1.90, 0.26, m.petrol(), 0.13),
        *layer(1.62, 0.10, m.key_white(), 0.25),
        *layer(1.46, 0.10, m.petrol(), 0.27),
        s.sheet("tick", icons.tick(0.86), m.mandarin(), (0, 0.04, 0.31), 0.06),
        s.slab("stand", (1.00, 0.12, 0.62), m.white(), corner=0.05, edge=0.03, at=(0, -0.96, -0.14)),
    ]
