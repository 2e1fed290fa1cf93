"""The outdoor devices on house fronts, a pillar and a garden gate. Each function draws one picture; see `wall` for the coordinates."""
from blender_lib import clay as c, colours as k, materials as m, staging
from devices import outdoor_camera, outdoor_curtain, outdoor_door_sensor, outdoor_motion, outdoor_siren
from houses import paint
from scenery import garden as g, wall as w


def siren_on_facade():
    """High on a brick wall, beside the downpipe."""
    return [
        *w.frame(3.0, 2.75, depth=0.75),
        *w.bricks(foot=-2.44),
        *c.hang(outdoor_siren.build(), (-0.26, -0.09, 1.46)),
        *w.downpipe(1.08, (0.32, 2.30)),
    ]


def camera_on_pillar():
    """On the pillar of a garden gate, in front of the hedge."""
    top = 1.02
    return [
        *w.outside(2.7, 2.95, depth=1.1),
        c.block("pillar", (1.16, 1.00, top), k.wall(), (0.30, -0.36, 0), 0.05, 5),
        c.block("plinth", (1.26, 1.10, 0.22), k.sand(), (0.30, -0.36, 0), 0.03),
        c.block("capstone", (1.42, 1.26, 0.14), k.chalk(), (0.30, -0.36, top - 0.02), 0.05, 5),
        *staging.beyond([
            c.block("hedge", (w.FAR / 2, 0.62, 0.92), k.leaf(), (-0.28 - w.FAR / 4, -0.20, 0), 0.20, 6),
            c.block("hedge", (w.FAR / 2, 0.62, 0.92), k.leaf(), (0.91 + w.FAR / 4, -0.20, 0), 0.20, 6),
        ]),
        *c.hang(outdoor_camera.build(), (0.46, 0.06, top + 0.12), -18),
    ]


def motion_detector_on_terrace():
    """On the wall of a terrace, over a plant."""
    return [
        *w.outside(2.4, 2.60, depth=0.85),
        *w.bricks(),
        *c.hang(outdoor_motion.build(), (-0.22, -0.10, 1.42)),
        *g.pot((0.78, -0.46, 0.0), 0.46, k.leaf()),
    ]


def curtain_detector_at_shutter():
    """Beside the window that it guards, clear of the shutter."""
    shutter = staging.beyond([
        c.block("shutter", (1.02, 0.12, 4.0), k.roof(), (-0.62, -0.04, 0.52), 0.03, 4),
        *(c.block("slat", (0.80, 0.10, 0.155), k.roof(), (-0.62, -0.09, 0.66 + 0.215 * i), 0.04, 4) for i in range(18)),
        c.block("sill", (1.30, 0.40, 0.14), k.chalk(), (-0.66, -0.16, 0.36), 0.03, 4),
    ])
    return [
        *w.room(2.3, 2.85, depth=0.7, colour=k.sand()),
        *shutter,
        *c.hang(outdoor_curtain.build(), (0.48, 0, 1.40)),
    ]


def door_sensor_on_gate():
    """One block on the wooden gate, the other on its post."""
    tall, gap = 2.35, 0.06
    return [
        *w.outside(2.6, 2.75, depth=0.75),
        *staging.beyond([
            *(c.block("plank", (w.FAR / 2, 0.14, 0.40), k.wood(), (gap - 0.03 - w.FAR / 4, -0.03, 0.12 + 0.44 * i), 0.03, 4) for i in range(5)),
            c.block("hedge", (w.FAR / 2, 0.60, 1.30), k.leaf(), (gap + 0.62 + w.FAR / 4, 0.10, 0), 0.20, 6),
        ]),
        c.block("stile", (0.20, 0.10, tall - 0.15), paint.oak_dark(), (gap - 1.28, -0.12, 0.10), 0.03, 4),
        c.block("post", (0.56, 0.50, tall), k.chalk(), (gap + 0.31, 0.15, 0), 0.04, 5),
        c.block("post cap", (0.68, 0.62, 0.12), k.roof(), (gap + 0.31, 0.15, tall - 0.02), 0.04, 5),
        *c.hang(outdoor_door_sensor.build(), (gap - 0.04, -0.105, 1.42)),
        c.rod("latch", (gap - 0.42, -0.20, 0.54), (gap + 0.16, -0.20, 0.54), 0.05, m.chrome()),
        c.block("latch plate", (0.30, 0.06, 0.22), m.chrome(), (gap - 0.26, -0.11, 0.43), 0.02),
        c.block("latch plate", (0.16, 0.06, 0.22), m.chrome(), (gap + 0.16, -0.12, 0.43), 0.02),
    ]
