"""A flat on two storeys of a building: the rooms of the terraced house, on top of the neighbours below."""
from blender_lib import clay as c, colours as k
from houses import adosado, shell
from scenery import openings as o

W, FRONT, BACK, T = adosado.W, adosado.FRONT, adosado.BACK, shell.THICK
BELOW = 0.28


def build():
    return [*below(), *adosado.below(), *adosado.above(), *adosado.roof(), *adosado.lower(), *adosado.upper()]


def below():
    """The storey below, with its windows, carries both."""
    deep, middle = BACK - FRONT + T, (BACK + FRONT) / 2
    wide = W + 2 * T
    parts = [
        *shell.slab(wide, deep, 0.10, k.chalk(), (0, middle, 0)),
        c.block("below", (wide + 0.10, deep + 0.10, BELOW), k.wall(), (0, middle, -0.10 - BELOW), 0.03),
        c.block("band", (wide + 0.26, deep + 0.26, 0.06), k.chalk(), (0, middle, -0.125), 0.022),
        c.block("cut below", (wide + 0.13, deep + 0.13, 0.05), k.roof(), (0, middle, -0.10 - BELOW - 0.03), 0.02),
    ]
    for i in range(3):
        pane = k.lit() if i == 1 else k.pane()
        parts += c.hang(o.window(0.36, 0.19, pane, sill=False), (-0.70 + 0.70 * i, middle - deep / 2 - 0.05, -0.11 - BELOW / 2))
    for y in (-0.66, 0.0, 0.66):
        parts += c.hang(o.window(0.36, 0.19, k.pane(), sill=False), (wide / 2 + 0.05, middle + y, -0.11 - BELOW / 2), 90)
    return parts
