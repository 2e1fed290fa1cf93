"""Indoor siren: a soft square with a round grille; the light bar is on top, where other devices do not hide it."""
from math import sqrt

from blender_lib import materials as m, shapes as s

GRILLE = -0.09  # height of its middle


def build():
    body = s.slab("body", (1.16, 1.16, 0.38), m.white(), corner=0.34, edge=0.16, pillow=0.02, seam=0.10)
    slots = []
    for i in range(7):
        y = GRILLE + (i - 3) * 0.088
        length = 2 * sqrt(0.335 ** 2 - (y - GRILLE) ** 2)
        slots.append(s.slab("slot", (length, 0.040, 0.3), m.shadow_gap(), corner=0.02, edge=0.002, at=(0, y, 0.30)))
    return [
        s.cut(body, slots),
        s.slab("grille floor", (0.74, 0.74, 0.01), m.shadow_gap(), corner=0.37, edge=0.002, at=(0, GRILLE, 0.350)),
        s.hoop("ring", 0.40, 0.016, m.petrol(), at=(0, GRILLE, 0.393), flat=0.7),
        s.slab("light bar", (0.34, 0.075, 0.04), m.led(), corner=0.037, edge=0.02, at=(0, 0.43, 0.36)),
    ]
