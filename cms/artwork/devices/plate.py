"""Deterrent plate for the outside wall."""
from blender_lib import icons, materials as m, shapes as s


Z = 0.056  # height of the face


def build():
    white, z = m.key_white(), Z
    return [
        *board(),
        *shield(0.50, 0.46),
        s.text("ALARMA", 0.235, white, at=(0, 0.035, z + 0.002), weight="bold"),
        s.text("CONECTADA", 0.165, white, at=(0, -0.165, z + 0.002), weight="bold"),
        s.text("24 H", 0.29, m.mandarin(), at=(0, -0.43, z + 0.002), weight="bold"),
    ]


def without_words():
    """The plate on a house that is seen from far: letters would be dots."""
    return [*board(), *shield(0.92, 0)]


def board():
    return [
        s.slab("plate", (1.34, 1.86, 0.055), m.petrol(), corner=0.17, edge=0.018),
        s.slab("line", (1.22, 1.74, 0.004), m.key_white(), corner=0.125, edge=0.001, at=(0, 0, 0.0525)),
        s.slab("field", (1.195, 1.715, 0.005), m.petrol(), corner=0.114, edge=0.001, at=(0, 0, 0.0530)),
    ]


def shield(size, y):
    return [
        s.sheet("shield", icons.shield(size), m.key_white(), at=(0, y, Z + 0.002)),
        s.sheet("tick", icons.tick(size * 0.58), m.mandarin(), at=(0, y, Z + 0.008)),
    ]
