"""A front door ajar with a light on behind it; the sensor on its frame has noticed (the picture of the page for lost visitors)."""
from blender_lib import clay as c, colours as k, materials as m, shapes as s
from devices import door_sensor
from scenery import garden as g, leaning_keys

TALL, WIDE, WALL = 2.70, 1.36, 0.46
FRONT = WALL - 0.12
AJAR = 30  # degrees, inwards; the hinges are on the left
JAMB = 0.24


def build():
    sensor = door_sensor.build()
    return [*house(), *hall(), *c.move(leaf(sensor[3:]), (-WIDE / 2, FRONT - 0.02, 0.13), AJAR), *transmitter(sensor[:3]), *before()]


def house():
    wide, side = 3.40, (3.40 - WIDE) / 2
    parts = [
        g.base(4.3, 3.0),
        g.patch(4.06, 2.76, k.paving(), (0, 0), 0.26),
        c.block("lintel", (wide, 0.22, 0.40), k.wall(), (0, WALL, 2.76), 0.06),
        c.block("coping", (3.52, 0.32, 0.10), k.roof(), (0, WALL, 3.12), 0.04),
        c.block("head", (WIDE + 2 * JAMB, 0.14, JAMB), k.chalk(), (0, FRONT, 0.11 + TALL), 0.035),
        c.block("step", (2.0, 0.66, 0.10), k.chalk(), (0, FRONT - 0.22, 0.02), 0.03),
        c.block("mat", (1.16, 0.42, 0.035), k.roof(), (0, FRONT - 0.32, 0.115), 0.012),
    ]
    for x in (-1, 1):
        parts += [
            c.block("wall", (side, 0.22, 3.12), k.wall(), (x * (WIDE + side) / 2, WALL, 0), 0.06),
            c.block("plinth", (side - 0.18, 0.28, 0.30), k.sand(), (x * ((WIDE + side) / 2 + 0.12), WALL, 0), 0.03),
            c.block("jamb", (JAMB, 0.14, TALL + 0.02), k.chalk(), (x * (WIDE + JAMB) / 2, FRONT, 0.11), 0.035),
        ]
    return parts


def hall():
    """The lit room behind: its back and its floor."""
    y = WALL + 0.62
    return [
        c.block("back", (2.3, 0.06, 2.86), k.room(0.9), (0, y + 0.4, 0.0), 0.01, 1),
        c.block("floor", (1.9, 1.0, 0.11), k.wood(), (0, y, 0.0), 0.01, 1),
    ]


def leaf(magnet):
    """The door from its hinges to the right, with the magnet near its upper corner."""
    parts = [c.block("leaf", (WIDE, 0.12, TALL - 0.04), k.roof(), (WIDE / 2, 0, 0), 0.025)]
    for low, tall in ((0.19, 0.76), (1.11, 1.36)):
        for x in (0.36, 1.00):
            parts.append(c.block("panel", (0.44, 0.05, tall), k.roof(), (x, -0.06, low), 0.022))
    x = WIDE - 0.12
    return [
        *parts,
        c.block("lock plate", (0.13, 0.04, 0.46), m.chrome(), (x, -0.075, 0.87), 0.018),
        c.rod("neck", (x, -0.08, 1.19), (x, -0.20, 1.19), 0.036, m.chrome()),
        c.rod("handle", (x + 0.02, -0.19, 1.19), (x - 0.30, -0.19, 1.19), 0.036, m.chrome()),
        c.rod("cylinder", (x, -0.08, 0.98), (x, -0.13, 0.98), 0.050, k.asphalt()),
        *c.hang(magnet, (WIDE - 0.26, -0.06, 2.25), scale=0.62),
    ]


def transmitter(parts):
    """Its LED is larger than life: that it shines is the story."""
    led = s.slab("led", (0.15, 0.15, 0.03), m.led(), corner=0.075, edge=0.012, at=(-0.13, 0.28, 0.242))
    return c.hang([*parts, led], ((WIDE + JAMB) / 2 + 0.06, FRONT - 0.07, 2.22), scale=0.64)


def before():
    """What stands and hangs in front of the house."""
    return [
        *c.move(leaning_keys.build(2, 0.62), (-1.34, -0.44, 0.03)),
        *g.pot((1.36, -0.02, 0.03), 0.34),
        c.block("lamp arm", (0.14, 0.12, 0.10), k.grey(), (-1.22, FRONT, 2.34), 0.03), c.ball("lamp", 0.14, k.lamp(), (-1.22, FRONT - 0.14, 2.52)),
    ]
