"""Two stacks of coins, and one coin that leans on them."""
from blender_lib import clay as c, materials as m, shapes as s


def gold():
    return m._make("gold", base_color=[0.80, 0.52, 0.16], roughness=0.28, metallic=1.0)[0]


def coin():
    return [s.slab("coin", (0.56, 0.56, 0.085), gold(), corner=0.28, edge=0.025, back=0.025, steps=14), s.hoop("rim", 0.225, 0.014, gold(), (0, 0, 0.086), flat=0.6),
            *c.move([s.text("€", 0.30, gold(), weight="bold")], (0, 0, 0.088))]


def build():
    parts = []
    for x, y, tall in ((-0.36, 0.10, 3), (0.30, 0.16, 5)):
        for i in range(tall):
            parts += c.move(coin(), (x + 0.012 * (i % 2), y - 0.010 * (i % 3), 0.087 * i), 17 * i)
    return [*parts, *c.move(c.move(coin(), axis="X", turn=66), (-0.06, -0.36, 0.265))]
