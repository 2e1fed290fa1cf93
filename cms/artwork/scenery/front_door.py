"""A front door with lock and key, the sensor on its frame, and smart keys that lean against a block beside it."""
from devices import door_sensor
from blender_lib import clay as c, colours as k, materials as m
from scenery import garden as g, leaning_keys, openings as o

TALL, WIDE, WALL = 2.70, 1.36, 0.46


def build():
    front = WALL - 0.12
    wall = [
        g.base(4.3, 3.0),
        g.patch(4.06, 2.76, k.paving(), (0, 0), 0.26),
        c.block("wall", (3.40, 0.22, 3.16), k.wall(), (0, WALL, 0), 0.06),
        c.block("plinth", (3.46, 0.28, 0.30), k.sand(), (0, WALL, 0), 0.03),
        c.block("coping", (3.52, 0.32, 0.10), k.roof(), (0, WALL, 3.12), 0.04),
        c.block("step", (1.90, 0.66, 0.10), k.chalk(), (0, front - 0.26, 0.02), 0.03),
        c.block("mat", (1.16, 0.42, 0.035), k.roof(), (0, front - 0.30, 0.115), 0.012),
    ]
    door = [
        c.block("frame", (WIDE + 0.32, 0.12, TALL + 0.16), k.chalk(), (0, front, 0.11), 0.035),
        c.block("leaf", (WIDE, 0.12, TALL - 0.02), k.roof(), (0, front - 0.04, 0.13), 0.025),
    ]
    for low, tall in ((0.32, 0.76), (1.24, 1.36)):
        for x in (-0.32, 0.32):
            door.append(c.block("panel", (0.44, 0.05, tall), k.roof(), (x, front - 0.10, low), 0.022))
    lock = [
        c.block("lock plate", (0.13, 0.04, 0.46), m.chrome(), (0.56, front - 0.115, 1.00), 0.018),
        c.rod("neck", (0.56, front - 0.12, 1.32), (0.56, front - 0.24, 1.32), 0.036, m.chrome()),
        c.rod("handle", (0.58, front - 0.23, 1.32), (0.26, front - 0.23, 1.32), 0.036, m.chrome()),
        c.rod("cylinder", (0.56, front - 0.12, 1.11), (0.56, front - 0.17, 1.11), 0.050, k.asphalt()),
        c.block("key", (0.022, 0.10, 0.05), m.chrome(), (0.56, front - 0.21, 1.085), 0.008, 1),
        c.rod("key bow", (0.548, front - 0.31, 1.11), (0.572, front - 0.31, 1.11), 0.075, k.orange()),
    ]
    sensor = c.hang(door_sensor.build(), (0.64, front - 0.09, 2.32), scale=0.56)
    keys = c.move(leaning_keys.build(2, 0.62), (-1.24, -0.44, 0.03))
    plate = c.hang(o.alarm_plate(0.72), (1.18, WALL - 0.115, 1.72))
    plants = g.pot((1.32, -0.02, 0.03), 0.34)
    lamp = [c.block("lamp arm", (0.14, 0.12, 0.10), k.grey(), (-1.16, front, 2.34), 0.03), c.ball("lamp", 0.14, k.lamp(), (-1.16, front - 0.14, 2.52))]
    return [*wall, *door, *lock, *sensor, *keys, *plate, *plants, *lamp]
