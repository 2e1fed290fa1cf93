"""A block of flats, one with a garden flat and an attic, and a detached house, side by side on one plot."""
from blender_lib import clay as c, colours as k
from scenery import bajo_atico, chalet, garden as g, piso

TURN = -28  # each building shows its front and its right side, the plot only its front


def build():
    return [*plot(), *buildings(), *green()]


def plot():
    return [
        g.base(8.9, 3.7, corner=0.5),
        g.patch(8.6, 3.4, k.lawn(), (0, 0), 0.38),
        g.patch(8.3, 0.46, k.paving(), (0, -1.36), height=g.PATH),
    ]


def buildings():
    flats = [*piso.body(), *piso.front(), *piso.side(), *piso.roof()]
    garden_flat = [*bajo_atico.body(), *bajo_atico.garden_flat(), *bajo_atico.middle(), *bajo_atico.attic()]
    detached = [*chalet.house(), *chalet.porch(), *chalet.garage()]
    return [
        *c.move(flats, (-3.0, 0.22, g.LAWN), TURN),
        *c.move(garden_flat, (-0.42, 0.22, g.LAWN), TURN),
        *c.move(detached, (2.46, 0.02, g.LAWN), TURN),
    ]


def green():
    return [
        *g.tree((-4.05, -0.35), 1.05, 0.30), *g.tree((-1.72, 1.15), 1.25, 0.38, k.leaf_light()),
        *g.tree((3.98, 0.85), 1.20, 0.36), *g.cypress((1.18, 1.20), 1.15, 0.17),
        *g.hedge(0.80, (-1.75, -1.02)), *g.hedge(0.90, (1.22, -1.02)),
        *g.bush((3.95, -0.55), 0.13), *g.lamp_post((-1.72, -1.40), 0.80), *g.lamp_post((1.12, -1.40), 0.80),
    ]
