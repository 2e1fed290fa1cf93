"""Signal waves as low concentric rings on a plate; the outer ones are broken."""
from blender_lib import colours as k, shapes as s


def build():
    parts = [s.lathe("plate", [(2.86, 0), (2.92, 0.02), (2.94, 0.06), (2.90, 0.10), (2.84, 0.115)], k.base(), steps=160)]
    for radius, paint in ((2.08, k.roof()), (2.38, k.roof()), (2.68, k.orange())):
        parts.append(s.hoop("wave", radius, 0.040, paint, (0, 0, 0.118), flat=0.7))
    return parts
