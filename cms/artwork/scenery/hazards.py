"""The detectors of fire, water, cold and broken glass where they belong. Each function draws one picture; see `wall` for the coordinates."""
from blender_lib import clay as c, colours as k, materials as m, shapes as s, staging
from devices import glass_break, smoke_detector, temperature_sensor, water_detector
from houses import paint
from scenery import garden as g, wall as w


def smoke_detector_on_ceiling():
    """The end of a room from below: the ceiling with the detector and a lamp, and the wall behind."""
    tall, deep = 1.75, 2.45
    detector = s.turn(c.move(smoke_detector.build(), turn=180), 180, "X")
    room = [
        *staging.unseen([
            c.block("wall", (2.9, 0.20, tall), paint.deep_sage(), (0, 0.10, 0)),
            c.block("ceiling", (2.9, deep, 0.18), paint.plaster(), (0, 0.20 - deep / 2, tall)),
        ]),
        *staging.beyond([
            c.block("wall", (w.FAR, 0.20, w.FAR), paint.deep_sage(), (0, 0.10, tall - w.FAR)),
            c.block("ceiling", (w.FAR, w.FAR, 0.18), paint.plaster(), (0, 0.20 - w.FAR / 2, tall)),
            c.block("cornice", (w.FAR, 0.14, 0.14), k.chalk(), (0, -0.05, tall - 0.13), 0.05, 5),
        ]),
        *c.move(detector, (0.34, -1.22, tall)),
        *hanging_lamp((-0.72, -0.60, tall), 0.80),
    ]
    return c.move(room, turn=-9)


def hanging_lamp(at, length):
    """A lamp whose shade ends `length` below `at`."""
    shade = [(1e-4, 0), (0.10, 0), (0.13, 0.02), (0.44, 0.46), (0.445, 0.48), (0.42, 0.48), (0.12, 0.06), (1e-4, 0.05)]
    x, y, z = at
    return [
        c.rod("rose", (x, y, z - 0.05), (x, y, z), 0.14, k.chalk(), edge=0.02, steps=40),
        c.rod("cord", (x, y, z - length + 0.44), at, 0.022, k.asphalt()),
        *c.move(s.turn([s.lathe("shade", shade, paint.terracotta(), steps=64)], 180, "X"), (x, y, z - length + 0.48)),
        c.ball("bulb", 0.15, m.key_white(), (x, y, z - length + 0.14)),
    ]


def water_detector_under_sink():
    """On the tiles, under the trap of a sink."""
    pipe, x, y = m.chrome(), -0.60, -0.48
    trap = [(x, y, 0.90), (x, y, 0.62), (x, y, 0.42), (x + 0.12, y, 0.30), (x + 0.36, y, 0.30), (x + 0.48, y, 0.42), (x + 0.48, y, 0.62),
            (x + 0.48, y, 0.78), (x + 0.50, y + 0.10, 0.90), (x + 0.50, y + 0.30, 0.92), (x + 0.50, -0.02, 0.92)]
    return [
        *w.frame(1.95, 1.55, depth=1.45),
        *tiled(9.75, 4.0),
        *tiled_floor(9.75, 5.6),
        c.rod("waste", (x, y, 0.80), (x, y, 1.55), 0.155, pipe, edge=0.02, steps=48),
        c.rod("nut", (x, y, 0.78), (x, y, 0.92), 0.215, pipe, edge=0.03, steps=8),
        c.tube("trap", trap, 0.125, pipe, smooth=12),
        c.rod("rose", (x + 0.50, 0.0, 0.92), (x + 0.50, -0.05, 0.92), 0.25, pipe, edge=0.02, steps=48),
        *c.move(water_detector.build(), (0.26, -0.86, 0.022), turn=18),  # the tip of its drop away from the viewer
    ]


def tiled(width, height):
    """A tiled wall, its front at y = 0."""
    return staging.beyond([
        c.block("joint", (width, 0.20, height), k.grey(), (0, 0.115, 0), 0.03),
        *(c.block("tile", (0.63, 0.06, 0.365), paint.tile(), (-width / 2 + 0.325 + 0.65 * i, 0.03, 0.02 + 0.385 * j), 0.015)
          for i in range(round(width / 0.65)) for j in range(int(height / 0.385))),
    ])


def tiled_floor(width, depth):
    return staging.beyond([
        c.block("joint", (width, depth, 0.10), k.grey(), (0, -depth / 2, -0.098)),
        *(c.block("floor tile", (0.63, 0.68, 0.02), paint.stone(), (-width / 2 + 0.325 + 0.65 * i, -0.36 - 0.70 * j, 0), 0.008, 2)
          for i in range(round(width / 0.65)) for j in range(round(depth / 0.70))),
    ])


def temperature_sensor_in_room():
    """On the wall, away from the radiator, so that it measures the room."""
    parts = [
        *w.room(2.3, 2.45, depth=0.65, x=0.15),
        *c.hang(temperature_sensor.build(), (0.52, 0, 1.60)),
    ]
    for i in range(12):
        x = -0.06 - 0.30 * i
        parts += staging.beyond([c.block("rib", (0.24, 0.26, 2.92), k.chalk(), (x, -0.30, -1.98), 0.10, 6)])
    return [
        *parts,
        *staging.beyond([c.rod("pipe", (-w.FAR / 4, -0.30, 0.82), (0.04, -0.30, 0.82), 0.07, k.chalk(), steps=32)]),
        c.rod("valve", (0.02, -0.30, 0.82), (0.32, -0.30, 0.82), 0.13, k.orange(), tip=0.11, edge=0.04, steps=40),
    ]


def glass_break_at_window():
    """Beside the window whose glass it hears."""
    return [
        *w.room(2.6, 2.3, depth=0.65),
        *w.window_corner(-0.02, 0.46, sill=0.46),
        *c.hang(glass_break.build(), (0.66, 0, 1.30)),
        *g.pot((-0.66, -0.27, 0.48), 0.26, k.leaf()),
    ]
