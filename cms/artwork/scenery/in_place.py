"""The base devices of a kit where they belong at home. Each function draws one picture; see `wall` for the coordinates."""
from blender_lib import clay as c, colours as k, staging
from devices import door_sensor, motion_camera, panel, plate, smart_key
from houses import paint
from scenery import garden as g, wall as w


def panel_in_hall():
    """Over a sideboard, beside the light switch."""
    return [
        *w.room(3.3, 2.95, depth=0.9),
        *w.top(0.30),
        *c.hang(panel.build(), (-0.44, 0, 1.42)),
        *w.switch(1.22, 1.74),
        *g.pot((1.20, -0.42, 0.30), 0.36, k.leaf()),
    ]


def camera_in_corner():
    """High on the wall, between the curtain and the corner of the room."""
    tall = 2.0
    return [
        *w.room(2.1, tall, depth=0.7),
        *staging.beyond([
            c.block("side wall", (0.20, w.FAR, w.FAR), paint.plaster(), (0.95, 0.05 - w.FAR / 2, -w.FAR / 2)),
            c.block("cornice", (w.FAR, 0.16, 0.14), k.chalk(), (-w.FAR / 2 + 0.87, -0.06, tall - 0.15), 0.05, 5),
            c.block("side cornice", (0.16, w.FAR, 0.14), k.chalk(), (0.79, 0.015 - w.FAR / 2, tall - 0.15), 0.05, 5),
        ]),
        *c.hang(motion_camera.build(), (0.18, 0, 1.06)),
        *w.curtain(-0.80, 1.68, 1.62),
    ]


def sensor_on_door():
    """The transmitter on the leaf, the magnet on the frame, the handle below."""
    gap = 0.28
    return [
        *w.room(2.4, 2.75, depth=0.85),
        *w.door(gap),
        *c.hang(door_sensor.build(), (gap - 0.06, -0.105, 1.72)),
        *w.handle(-0.10, 0.62),
    ]


def plate_on_facade():
    """Beside the front door's lamp, outside."""
    return [
        *w.outside(2.5, 3.05, depth=0.8),
        *w.bricks(),
        *c.hang(plate.build(), (0.12, 0, 1.72)),
        *g.bush((-0.98, -0.42, 0.0), 0.36, k.leaf()),
        *g.bush((0.96, -0.36, 0.0), 0.26),
    ]


def keys_on_hooks():
    """On a rack in the hall."""
    parts = [
        *w.room(2.45, 1.90, depth=0.6),
        *w.top(0.02),
        c.block("rack", (2.1, 0.12, 0.34), k.wood(), (0, -0.05, 1.02), 0.05, 5),
    ]
    for i, lean in enumerate((-4, 2, -2, 4)):
        x = 0.50 * (i - 1.5)
        parts.append(c.rod("peg", (x, -0.08, 1.14), (x, -0.34, 1.17), 0.036, k.chalk()))
        parts += c.hang(c.move(smart_key.tag(), turn=lean), (x, -0.20, 0.75))
    return parts
