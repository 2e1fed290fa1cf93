"""Smoke detector: a round ceiling body with a ring of smoke inlets, a test button with the sign of a sound, and its light."""
from math import cos, pi, sin

from blender_lib import materials as m, shapes as s

INLETS = 32
LIGHT = INLETS * 3 // 4  # the inlet at the bottom is replaced by the status light


def inlet(i):
    """One of the radial slots."""
    a = 2 * pi * i / INLETS
    slot = s.slab("inlet", (0.17, 0.046, 0.3), m.shadow_gap(), corner=0.023, edge=0.002, steps=6)
    s.turn([slot], 360 * i / INLETS)
    return s.shift(slot, (0.485 * cos(a), 0.485 * sin(a), 0.34))


def build():
    base = [(0.74, 0.0), (0.755, 0.01), (0.76, 0.03), (0.76, 0.11), (0.75, 0.13), (0.70, 0.14)]
    cap = [(0.66, 0.0), (0.675, 0.012), (0.675, 0.05), (0.655, 0.10), (0.61, 0.14), (0.54, 0.165), (0.40, 0.182), (0.2, 0.19), (1e-4, 0.192)]
    inlets = [inlet(i) for i in range(INLETS) if abs(i - LIGHT) > 1]
    return [
        s.lathe("base", base, m.white()),
        s.lathe("chamber", [(0.62, 0), (0.62, 0.18)], m.petrol(), at=(0, 0, 0.12)),
        s.cut(s.lathe("cap", cap, m.white(), at=(0, 0, 0.25)), inlets, edge=0.005),
        s.slab("inlet floor", (1.16, 1.16, 0.02), m.shadow_gap(), corner=0.58, edge=0.004, at=(0, 0, 0.345), steps=24),
        s.hoop("ring", 0.30, 0.014, m.petrol(), at=(0, 0, 0.437), flat=0.6),
        s.slab("button", (0.46, 0.46, 0.03), m.key_white(), corner=0.23, edge=0.014, pillow=0.012, at=(0, 0, 0.430), steps=24),
        s.slab("dot", (0.07, 0.07, 0.008), m.petrol(), corner=0.035, edge=0.003, at=(0, 0, 0.470)),
        *(s.arc("sound", radius, 0.026, middle - 40, middle + 40, m.petrol(), at=(0, 0, 0.4715))
          for radius in (0.085, 0.145) for middle in (0, 180)),
        s.slab("led", (0.075, 0.075, 0.02), m.led(), corner=0.037, edge=0.008, at=(0, -0.475, 0.416)),
    ]
