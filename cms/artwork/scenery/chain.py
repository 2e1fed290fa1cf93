"""The four links of the chain from the alarm to the police, one small picture each, on the same round plate."""
from blender_lib import clay as c, colours as k, materials as m, shapes as s
from devices import motion_camera, panel
from houses import paint
from scenery import headset, screens as v

PLATE = 0.14


def plate():
    return [s.slab("plate", (2.5, 2.0, PLATE), paint.felt(), corner=1.0, edge=0.05, at=(0, 0, 0), steps=24)]


def waves(x, z):
    """A detection: three arcs that go out from the sensor."""
    return [part for i in range(3) for part in c.hang([s.arc("wave", 0.34 + 0.22 * i, 0.085, -38, 38, m.mandarin(), thickness=0.07)], (x, -0.10, z))]


def sensor():
    return [*plate(), *c.hang(motion_camera.build(), (-0.34, 0.05, PLATE + 0.92), -8, scale=1.5), *waves(0.16, PLATE + 1.05)]


def alarm_panel():
    return [*plate(), *c.hang(panel.build(is_ringing=True), (0, 0.10, PLATE + 0.74), scale=1.06, lean=10)]


def operator():
    """A headset in front of the screen on which an alarm comes in."""
    screen = c.hang(v.camera_tile(0.94, 0.62, 1), (0.38, 0.40, PLATE + 1.06), -8, scale=1.75)
    return [
        *plate(), *screen,
        c.block("neck", (0.16, 0.10, 0.62), k.grey(), (0.38, 0.47, PLATE), 0.02),
        c.block("foot", (0.70, 0.40, 0.05), k.grey(), (0.38, 0.42, PLATE), 0.02),
        *c.move(headset.build(), (-0.52, -0.26, PLATE), 10, scale=0.86),
    ]


def police():
    """A police car of clay, seen from its front left."""
    return [*plate(), *c.move(car(), (0, 0, PLATE), 28, scale=1.06)]


def car():
    """1.9 long, its front to the left."""
    white, blue, dark = k.chalk(), k.clay("police blue", [0.012, 0.075, 0.30], 0.5), k.asphalt()
    parts = [
        c.block("body", (1.96, 0.92, 0.46), white, (0, 0, 0.17), 0.14, 6),
        c.block("stripe", (1.97, 0.932, 0.15), blue, (0, 0, 0.29), 0.045, 4),
        c.block("cabin", (1.06, 0.80, 0.46), white, (0.12, 0, 0.52), 0.15, 6),
        c.block("side windows", (0.80, 0.815, 0.24), k.pane(), (0.12, 0, 0.62), 0.05, 4),
        c.block("windscreens", (1.075, 0.62, 0.24), k.pane(), (0.12, 0, 0.62), 0.05, 4),
        c.block("post", (0.07, 0.825, 0.26), white, (0.14, 0, 0.61), 0.02),
        c.block("bar", (0.20, 0.62, 0.06), dark, (0.12, 0, 0.97), 0.02),
        c.block("bumper", (0.12, 0.86, 0.11), dark, (-0.95, 0, 0.17), 0.04),
        c.block("rear bumper", (0.12, 0.86, 0.11), dark, (0.95, 0, 0.17), 0.04),
    ]
    for side in (-1, 1):
        light = m.glow("beacon", [0.02, 0.16, 1.0], 1.5)
        parts.append(c.block("beacon", (0.19, 0.25, 0.15), light, (0.12, side * 0.17, 1.0), 0.06, 5))
        parts.append(c.block("lamp", (0.06, 0.20, 0.11), k.lamp(), (-0.965, side * 0.28, 0.43), 0.03))
        for x in (-0.58, 0.60):
            parts.append(c.rod("tyre", (x, side * 0.30, 0.20), (x, side * 0.485, 0.20), 0.20, dark, edge=0.05, steps=40))
            parts.append(c.rod("hub", (x, side * 0.40, 0.20), (x, side * 0.497, 0.20), 0.105, k.grey(), edge=0.02, steps=32))
    return parts
