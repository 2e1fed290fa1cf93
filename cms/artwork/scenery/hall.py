"""The hall of a home with a kit (the picture of the home page): see `wall` for the coordinates.

Few devices, near enough to be known on a phone: the keys and the camera are drawn larger than life.
"""
from blender_lib import clay as c, colours as k
from devices import motion_camera, panel, smart_key
from scenery import garden as g, standing_phone, wall as w

BOARD, WIDE = 0.22, 4.6


def build():
    return [
        c.block("wall", (WIDE, 0.20, 3.16), k.roof(), (0, 0.10, 0), 0.06, 5),
        *w.base(WIDE, depth=1.05),
        c.block("sideboard", (WIDE - 0.3, 0.98, BOARD), k.wood(), (0, -0.50, 0.0), 0.04, 5),
        *c.hang(panel.build(), (-0.92, 0, 2.08), scale=1.08),
        *c.hang(motion_camera.build(), (1.69, 0, 2.30), scale=1.14),
        *keys(-0.92),
        *c.hang(standing_phone.build(), (0.90, -0.62, BOARD + 1.01), 4),
        *g.pot((1.76, -0.50, BOARD), 0.34, k.leaf_light()),
    ]


def keys(middle):
    parts = []
    for i, lean in enumerate((-4, 2, -2, 4)):
        x = middle + 0.60 * (i - 1.5)
        parts.append(c.rod("peg", (x, 0.02, 1.08), (x, -0.28, 1.12), 0.04, k.wood()))
        parts += c.hang(c.move(smart_key.tag(), turn=lean), (x, -0.14, 0.655), scale=1.2)
    return parts
