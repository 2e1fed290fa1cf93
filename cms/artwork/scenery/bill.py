"""A bill on a clipboard (elevation): lines, amounts, a marked total, a percent sign in a seal."""
from blender_lib import colours as k, icons, materials as m, shapes as s

W, H = 1.36, 1.86


def build():
    z = 0.115
    ink, faint = m.petrol(), k.clay("faint", [0.42, 0.50, 0.47])
    parts = [
        s.slab("board", (W + 0.18, H + 0.20, 0.08), m.petrol(), corner=0.12, edge=0.03),
        s.slab("paper", (W, H, 0.03), m.key_white(), corner=0.04, edge=0.008, at=(0, -0.02, 0.08)),
        s.slab("clip", (0.56, 0.20, 0.10), m.chrome(), corner=0.06, edge=0.03, at=(0, H / 2 + 0.04, 0.09)),
        s.sheet("shield", icons.shield(0.26), ink, (-0.46, 0.62, z)), s.sheet("tick", icons.tick(0.145), m.mandarin(), (-0.46, 0.62, z + 0.006)),
        line(0.16, 0.66, 0.62, 0.075, ink), line(0.04, 0.54, 0.38, 0.050, faint),
    ]
    for i in range(4):
        y = 0.26 - 0.19 * i
        parts += [line(-0.22, y, 0.66 - 0.12 * (i % 2), 0.055, faint), line(0.45, y, 0.24, 0.055, faint)]
    parts += [
        line(0, -0.47, 1.12, 0.014, ink),
        s.slab("total", (1.14, 0.26, 0.02), m.petrol(), corner=0.08, edge=0.006, at=(0, -0.66, z - 0.008)),
        line(-0.26, -0.66, 0.42, 0.065, m.key_white(), 0.018), line(0.36, -0.66, 0.26, 0.075, m.mandarin(), 0.018),
    ]
    return parts


def line(x, y, length, thick, paint, lift=0.0):
    return s.slab("line", (length, thick, 0.008), paint, corner=thick / 2, edge=0.002, at=(x, y, 0.111 + lift), steps=6)
