"""Door sensor: the transmitter and, a little apart, its magnet."""
from blender_lib import materials as m, shapes as s


def build():
    return [
        s.slab("transmitter", (0.34, 1.0, 0.24), m.white(), corner=0.13, edge=0.09, pillow=0.012, seam=0.06, at=(-0.13, 0, 0)),
        s.slab("band", (0.20, 0.20, 0.02), m.petrol(), corner=0.07, edge=0.012, at=(-0.13, -0.26, 0.238)),
        s.slab("led", (0.05, 0.05, 0.016), m.led(), corner=0.025, edge=0.006, at=(-0.13, 0.30, 0.242)),
        s.slab("magnet", (0.18, 0.66, 0.22), m.white(), corner=0.08, edge=0.07, seam=0.06, at=(0.19, -0.17, 0)),
        s.slab("mark", (0.022, 0.16, 0.012), m.petrol(), corner=0.01, edge=0.005, at=(0.19, -0.17, 0.222)),
    ]
