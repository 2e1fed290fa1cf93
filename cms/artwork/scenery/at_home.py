"""Further devices where they belong inside a home or shop. Each function draws one picture; see `wall` for the coordinates."""
from blender_lib import clay as c, colours as k, materials as m, shapes as s, staging
from devices import curtain_sensor, hd_camera, keypad, motion_camera, motion_sensor, panic_button, remote, signal_extender, siren
from houses import paint
from scenery import garden as g, standing_phone, wall as w


def keypad_at_door():
    """On the wall beside the front door, at the height of its handle."""
    gap = -0.44
    return [
        *w.room(2.2, 2.35, depth=0.6, x=0.24),
        *w.door(gap),
        *w.handle(gap - 0.30, 0.95, length=0.66),
        *c.hang(keypad.build(), (0.70, 0, 1.14)),
    ]


def siren_high_up():
    """High on the wall, over a cupboard."""
    return [
        *w.room(2.6, 2.5, depth=0.9),
        *w.cupboard_top(0.52),
        *w.books_lying(-0.40, -0.42, 0.52),
        *g.pot((0.72, -0.42, 0.52), 0.30, k.leaf()),
        *c.hang(siren.build(), (-0.10, 0, 1.72)),
    ]


def motion_sensor_in_room():
    """Beside a framed picture."""
    return [
        *w.room(2.5, 1.95, depth=0.6),
        *c.hang(motion_sensor.build(), (-0.56, 0, 1.14)),
        *w.framed_picture(0.54, 1.06),
    ]


def panic_button_at_hand():
    """On the wall over a bedside table with a cup."""
    return [
        *w.room(2.3, 1.75, depth=0.9),
        *w.top(0.26),
        *c.hang(panic_button.build(), (-0.30, 0, 0.98)),
        *w.cup(0.60, -0.46, 0.26),
    ]


def camera_on_shelf():
    """Standing on a shelf between books and a plant."""
    board = 0.50
    return [
        *w.room(2.9, 2.25, depth=0.85),
        *staging.beyond([c.block("shelf", (w.FAR, 0.86, 0.13), k.wood(), (0, -0.43, board - 0.13), 0.03, 5)]),
        *(c.block("bracket", (0.10, 0.66, 0.30), paint.oak_dark(), (x, -0.33, board - 0.42), 0.02) for x in (-1.0, 1.0)),
        *c.hang(hd_camera.build(), (-0.20, -0.12, board), -6),
        *w.books(0.60, -0.40, board, ((0.20, 1.12, k.roof()), (0.17, 1.28, paint.terracotta()), (0.22, 1.04, k.chalk()))),
        *g.pot((-0.98, -0.42, board), 0.32, k.leaf()),
    ]


def curtain_sensor_at_window():
    """Between the window that it guards and the corner of the room."""
    return [
        *w.room(2.3, 2.45, depth=0.65),
        *w.window_corner(-0.10, 0.46, sill=0.46),
        *c.hang(curtain_sensor.build(), (0.50, 0, 1.34)),
        *g.pot((-0.60, -0.27, 0.48), 0.24, k.leaf()),
    ]


def extender_at_socket():
    """On the wall, with its cable in a socket."""
    cable = [(-0.26, -0.14, 0.72), (-0.26, -0.14, 0.52), (-0.20, -0.14, 0.34), (0.15, -0.16, 0.25), (0.55, -0.20, 0.25), (0.88, -0.27, 0.32), (0.92, -0.30, 0.50)]
    return [
        *w.room(2.6, 2.65, depth=0.55),
        *c.hang(signal_extender.build(), (-0.22, 0, 1.17)),
        *w.socket(0.92, 0.62),
        c.rod("plug", (0.92, -0.08, 0.62), (0.92, -0.34, 0.62), 0.19, k.chalk(), tip=0.15, edge=0.04, steps=40),
        c.tube("cable", cable, 0.034, k.chalk(), smooth=10),
    ]


def remote_on_hook():
    """Beside the key of the front door."""
    parts = [
        *w.room(1.9, 1.75, depth=0.62),
        c.block("rack", (1.5, 0.12, 0.30), k.wood(), (0, -0.05, 1.30), 0.05, 5),
    ]
    for x in (-0.32, 0.36):
        parts.append(c.rod("peg", (x, -0.08, 1.40), (x, -0.48, 1.53), 0.036, k.chalk()))
    parts += c.hang(c.move(remote.build(), turn=-3), (-0.348, -0.22, 0.832))
    return [*parts, *c.hang(c.move(door_key(), turn=4), (0.36, -0.30, 1.418))]


def door_key():
    """A key, 7 cm long, hanging from its bow (elevation)."""
    steel = m.chrome()
    return [
        s.hoop("bow", 0.125, 0.034, steel, flat=0.7),
        s.slab("shaft", (0.075, 0.46, 0.05), steel, corner=0.02, edge=0.015, at=(0, -0.36, -0.025)),
        *(s.slab("tooth", (0.10, size, 0.035), steel, corner=0.015, edge=0.01, at=(0.06, y, -0.018)) for y, size in ((-0.54, 0.09), (-0.43, 0.06))),
    ]


def phone_on_sideboard():
    """The app, beside a cup."""
    return [
        *w.room(2.2, 2.50, depth=0.9),
        *w.top(0.26),
        *c.hang(standing_phone.build(), (-0.24, -0.46, 0.26 + 1.01)),
        *w.cup(0.56, -0.48, 0.26),
    ]


def part_of_room(left, right, low, high, colour):
    """The back wall of one of several rooms."""
    return staging.beyond([c.block("wall", (right - left, 0.20, high - low), colour, ((left + right) / 2, 0.10, low), 0.03, 4)])


def two_rooms():
    """A camera in each of two rooms, whose dividing wall is cut."""
    high = w.FAR / 2
    return [
        *w.frame(2.72, 2.10, depth=0.75),
        *part_of_room(-w.FAR, 0, -high, high, paint.deep_sage()),
        *part_of_room(0, w.FAR, -high, high, paint.terracotta()),
        *staging.beyond([c.block("dividing wall", (0.14, 0.56, w.FAR), paint.plaster(), (0, -0.15, -high), 0.04, 4)]),
        *(part for x in (-0.72, 0.64) for part in c.hang(motion_camera.build(), (x, 0, 0.98))),
    ]


def three_rooms():
    """Two rooms, and one above them: as near as two, where a card shows a square."""
    tall, high = 1.62, w.FAR / 2
    return [
        *w.frame(3.3, 3.24, depth=0.75),
        *part_of_room(-w.FAR, 0, -high, tall, paint.deep_sage()),
        *part_of_room(0, w.FAR, -high, tall, paint.terracotta()),
        *part_of_room(-w.FAR, w.FAR, tall, w.FAR, k.roof()),
        *staging.beyond([
            c.block("dividing wall", (0.14, 0.36, high + tall - 0.01), paint.plaster(), (0, -0.05, -high), 0.04, 4),
            c.block("floor", (w.FAR, 0.36, 0.10), paint.plaster(), (0, -0.05, tall - 0.05), 0.04, 4),
        ]),
        *(part for x, z in ((-0.72, 0), (0.64, 0), (-0.04, tall)) for part in c.hang(motion_camera.build(), (x, 0, z + 0.78))),
    ]
