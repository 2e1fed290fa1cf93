"""Waves around a point on the floor, as low concentric rings on a plate; the outer ones are broken."""
from kit_of_parts import colours as k, materials as m, shapes as s


def build():
    parts = [s.lathe("plate", [(2.06, 0), (2.12, 0.02), (2.14, 0.06), (2.10, 0.10), (2.04, 0.115)], k.base(), steps=160)]
    for radius, paint in ((1.40, k.roof()), (1.66, k.roof()), (1.92, k.orange())):
        parts.append(s.hoop("wave", radius, 0.030, paint, (0, 0, 0.118), flat=0.7))
    return parts
