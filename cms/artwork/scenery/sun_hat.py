"""A straw hat with a green band, on the floor."""
from blender_lib import colours as k, materials as m, shapes as s


def build():
    straw = k.clay("straw", [0.72, 0.52, 0.27], 0.75, 0.1)
    brim = [(1e-4, 0.02), (0.50, 0.02), (0.76, 0.0), (0.80, 0.012), (0.77, 0.035), (0.56, 0.065), (0.44, 0.09), (0.425, 0.15),
            (0.41, 0.28), (0.37, 0.40), (0.28, 0.455), (0.14, 0.44), (1e-4, 0.42)]
    parts = [s.lathe("hat", brim, straw), s.lathe("band", [(0.43, 0.085), (0.448, 0.095), (0.438, 0.20), (0.42, 0.205)], m.petrol())]
    for radius, z in ((0.52, 0.074), (0.60, 0.060), (0.68, 0.048)):
        parts.append(s.hoop("plait", radius, 0.008, straw, (0, 0, z)))
    return parts
