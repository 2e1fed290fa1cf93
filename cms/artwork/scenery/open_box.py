"""An open box with a kit in it: the panel, the plate and the camera look out, the keys lean on it (upright coordinates)."""
from blender_lib import clay as c, colours as k, icons, materials as m, shapes as s
from devices import motion_camera, panel, plate, smart_key

WIDE, DEEP, TALL, WALL = 3.5, 1.30, 1.02, 0.07


def build():
    return [*box(), *contents(), *keys()]


def card():
    return k.clay("card", [0.56, 0.345, 0.175], 0.7)


def box():
    front, side = -DEEP / 2, WIDE / 2
    parts = [
        c.block("floor", (WIDE, DEEP, WALL), card(), (0, 0, 0), 0.02),
        c.block("front", (WIDE, WALL, TALL), card(), (0, front, 0), 0.025),
        c.block("back", (WIDE, WALL, TALL), card(), (0, -front, 0), 0.025),
        *(c.block("side", (WALL, DEEP, TALL), card(), (x, 0, 0), 0.025) for x in (-side, side)),
        c.block("band", (WIDE + 0.02, 0.03, 0.36), m.petrol(), (0, front - WALL / 2, 0.22), 0.012),
    ]
    for x, lean in ((-side, -58), (side, 58)):
        flap = c.move([c.block("flap", (WALL, DEEP - 0.04, 0.62), card(), (0, 0, 0), 0.025)], turn=lean, axis="Y")
        parts += c.move(flap, (x, 0, TALL - 0.03))
    flap = c.move([c.block("flap", (WIDE - 0.06, WALL, 0.34), card(), (0, 0, 0), 0.025)], turn=148, axis="X")
    parts += c.move(flap, (0, front, TALL - 0.02))
    return [*parts, *c.hang([
        s.sheet("shield", icons.shield(0.24), m.key_white(), (0, 0, 0), 0.012),
        s.sheet("tick", icons.tick(0.135), m.mandarin(), (0, 0.004, 0.012), 0.010),
    ], (-side + 0.36, front - WALL / 2 - 0.018, 0.40))]


def contents():
    return [
        *c.hang(plate.build(), (-1.00, 0.46, TALL + 0.80), scale=0.92, lean=3),
        *c.hang(panel.build(), (0.36, 0.22, TALL + 0.58), lean=5),
        *c.hang(motion_camera.build(), (1.28, -0.12, TALL + 0.36), 6),
    ]


def keys():
    """The four smart keys, which lean against the front."""
    return [part for i, turn in enumerate((-4, 3, -2, 4)) for part in c.hang(c.move(smart_key.tag(), turn=turn), (-0.10 + 0.50 * i, -DEEP / 2 - 0.28, 0.35), lean=12)]
