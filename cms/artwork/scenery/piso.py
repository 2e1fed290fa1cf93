"""A block of flats with four storeys, one flat of which is lit."""
from blender_lib import clay as c, colours as k
from scenery import garden as g, openings as o

W, D, GROUND, STOREY = 2.04, 1.36, 0.70, 0.64
TOP = GROUND + 3 * STOREY
HOME = 2  # the storey of the lit flat: two windows on the right and those of the side


def body():
    parts = [
        c.block("ground floor", (W + 0.03, D + 0.03, GROUND), k.sand(), edge=0.03),
        c.block("storeys", (W, D, TOP - GROUND), k.wall(), (0, 0, GROUND), 0.035),
    ]
    for i in range(4):
        parts.append(c.block("band", (W + 0.07, D + 0.07, 0.055), k.chalk(), (0, 0, GROUND + i * STOREY - 0.03), 0.020))
    return parts


def front():
    y = -D / 2
    parts = [
        *c.hang(o.door(0.40, 0.50), (-0.02, y - 0.015, 0.03)),
        *c.hang(o.canopy(0.66, 0.26), (-0.02, y, 0.60)),
        c.block("step", (0.60, 0.22, 0.06), k.chalk(), (-0.02, y - 0.09, 0.0), 0.02),
        *c.hang(o.alarm_plate(0.27), (0.40, y - 0.015, 0.40)),
        *g.pot((-0.40, y - 0.14), 0.13),
    ]
    for x in (-0.68, 0.74):
        parts += c.hang(o.window(0.40, 0.30, frame=k.chalk()), (x, y - 0.015, 0.38))
    for storey in range(3):
        floor = GROUND + storey * STOREY
        for column, x in enumerate((-0.60, 0.60)):
            home = storey + 1 == HOME and column == 1
            pane = k.lit() if home else k.pane()
            parts += c.hang(o.window(0.50, 0.47, pane, sill=False), (x, y, floor + 0.28))
            parts += c.hang(o.balcony(0.80, 0.26, rail=k.orange() if home else k.roof()), (x, y, floor + 0.035))
            if (storey + column) % 2 == 0:
                parts += g.pot((x + 0.29, y - 0.13, floor + 0.035), 0.09, k.leaf_light())
        parts += c.hang(o.window(0.17, 0.34, k.pane(), mullions=0), (0, y, floor + 0.32))
    return parts


def side():
    parts = []
    for storey in range(4):
        floor = GROUND + (storey - 1) * STOREY
        for y in (-0.34, 0.34):
            home = storey == HOME
            x = W / 2 + (0.015 if storey == 0 else 0)
            parts += c.hang(o.window(0.36, 0.36 if storey else 0.30, k.lit() if home else k.pane()), (x, y, floor + (0.33 if storey else 0.32)), 90)
    return parts


def roof():
    parts = [c.block("cornice", (W + 0.14, D + 0.14, 0.10), k.chalk(), (0, 0, TOP - 0.03), 0.03)]
    for sx in (-1, 1):
        parts.append(c.block("parapet", (0.09, D + 0.08, 0.15), k.roof(), (sx * (W - 0.01) / 2, 0, TOP + 0.06), 0.03))
        parts.append(c.block("parapet", (W + 0.08, 0.09, 0.15), k.roof(), (0, sx * (D - 0.01) / 2, TOP + 0.06), 0.03))
    parts += [
        c.block("stairs", (0.62, 0.56, 0.40), k.wall(), (-0.42, 0.18, TOP + 0.05), 0.04),
        c.block("stairs roof", (0.72, 0.66, 0.07), k.roof(), (-0.42, 0.18, TOP + 0.44), 0.025),
        c.block("chimney", (0.18, 0.18, 0.30), k.sand(), (0.52, 0.30, TOP + 0.05), 0.03),
        c.block("chimney cap", (0.24, 0.24, 0.05), k.chalk(), (0.52, 0.30, TOP + 0.34), 0.02),
    ]
    return parts
