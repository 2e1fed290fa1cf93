"""What a device does: for the further pictures of some devices' pages."""
from blender_lib import clay as c, colours as k, materials as m, shapes as s
from devices import door_sensor, smart_key
from houses import paint
from scenery import wall as w

OPEN = 17  # degrees


def waves(middle=0):
    """Sound or a signal that goes out to the right, or around `middle` degrees (elevation)."""
    return [s.arc("wave", 0.21 + 0.136 * i, 0.053, middle - 38, middle + 38, m.mandarin(), thickness=0.05) for i in range(3)]


def waves_to_left():
    return waves(180)


def puddle():
    """Water that has reached the device (upright): here the two touch on purpose."""
    return [c.ball("water", size, k.water(), (x, y, 0), (1, 0.8, 0.022 / size)) for size, x, y in ((0.62, 0, 0), (0.28, 0.50, -0.20), (0.12, 0.62, 0.30))]


def key():
    return smart_key.tag()


def door_opened():
    """The leaf moves away from the frame, and the transmitter on it away from its magnet."""
    tall, gap, wide = 2.2, 0.30, 1.55
    sensor = door_sensor.build()
    transmitter, magnet = sensor[:3], sensor[3:]
    leaf = [
        c.block("leaf", (wide, 0.10, tall - 0.08), k.roof(), (wide / 2, -0.05, 0.02), 0.02, 4),
        *c.hang(transmitter, (wide - 0.06, -0.105, 1.32)),
        *w.handle(wide - 0.16, 0.46, length=0.9),
    ]
    return [
        *w.base(3.3, 1.0),
        *c.move(leaf, (gap - wide, 0, 0), OPEN),
        c.block("frame", (0.46, 0.14, tall), k.chalk(), (gap + 0.24, -0.05, 0), 0.03, 4),
        c.block("wall", (1.05, 0.20, tall - 0.02), paint.deep_sage(), (gap + 0.98, 0.02, 0), 0.05, 5),
        *c.hang(magnet, (gap - 0.02, -0.125, 1.32)),
        *c.hang(waves(), (gap + 0.36, -0.14, 1.20), scale=1.25),
    ]
