"""Further devices where they belong inside a home or shop. Each function draws one picture; see `wall` for the coordinates."""
from blender_lib import clay as c, colours as k, materials as m, shapes as s
from devices import curtain_sensor, hd_camera, keypad, motion_camera, motion_sensor, panic_button, remote, signal_extender, siren
from houses import paint
from scenery import garden as g, standing_phone, wall as w


def keypad_at_door():
    """On the wall beside the front door, at the height of its handle."""
    tall, gap = 2.2, -0.44
    return [
        *w.piece(2.9, tall, depth=0.6),
        *w.door(gap, 0.94, tall - 0.06),
        *w.handle(gap - 0.30, 0.95, length=0.66),
        *c.hang(keypad.build(), (0.70, 0, 1.14)),
    ]


def siren_high_up():
    """High on the wall, over a cupboard."""
    return [
        *w.piece(2.6, 2.5, depth=0.9),
        *w.cupboard_top(2.3, 0.52),
        *w.books_lying(-0.40, -0.42, 0.52),
        *g.pot((0.72, -0.42, 0.52), 0.30, k.leaf()),
        *c.hang(siren.build(), (-0.10, 0, 1.72)),
    ]


def motion_sensor_in_room():
    """Beside a framed picture."""
    return [
        *w.piece(2.5, 1.95, depth=0.6),
        *c.hang(motion_sensor.build(), (-0.56, 0, 1.14)),
        *w.framed_picture(0.54, 1.06),
    ]


def panic_button_at_hand():
    """On the wall over a bedside table with a cup."""
    return [
        *w.piece(2.3, 1.75, depth=0.9),
        c.block("table", (2.0, 0.80, 0.26), k.wood(), (0, -0.42, 0), 0.04, 5),
        *c.hang(panic_button.build(), (-0.30, 0, 0.98)),
        *w.cup(0.60, -0.46, 0.26),
    ]


def camera_on_shelf():
    """Standing on a shelf between books and a plant."""
    board = 0.50
    return [
        *w.piece(2.9, 2.25, depth=0.85),
        c.block("shelf", (2.6, 0.86, 0.13), k.wood(), (0, -0.43, board - 0.13), 0.03, 5),
        *(c.block("bracket", (0.10, 0.66, 0.30), paint.oak_dark(), (x, -0.33, board - 0.42), 0.02) for x in (-1.0, 1.0)),
        *c.hang(hd_camera.build(), (-0.20, -0.12, board), -6),
        *w.books(0.60, -0.40, board, ((0.20, 1.12, k.roof()), (0.17, 1.28, paint.terracotta()), (0.22, 1.04, k.chalk()))),
        *g.pot((-0.98, -0.42, board), 0.32, k.leaf()),
    ]


def curtain_sensor_at_window():
    """Between the window that it guards and the corner of the room."""
    tall = 2.45
    return [
        *w.piece(2.3, tall, depth=0.65),
        *w.window_corner(-1.15, -0.10, 0.46, tall, sill=0.46),
        *c.hang(curtain_sensor.build(), (0.50, 0, 1.34)),
        *g.pot((-0.60, -0.27, 0.48), 0.24, k.leaf()),
    ]


def extender_at_socket():
    """On the wall, with its cable in a socket."""
    cable = [(-0.26, -0.14, 0.72), (-0.26, -0.14, 0.52), (-0.20, -0.14, 0.34), (0.15, -0.16, 0.25), (0.55, -0.20, 0.25), (0.88, -0.27, 0.32), (0.92, -0.30, 0.50)]
    return [
        *w.piece(2.6, 2.65, depth=0.55),
        *c.hang(signal_extender.build(), (-0.22, 0, 1.17)),
        *w.socket(0.92, 0.62),
        c.rod("plug", (0.92, -0.08, 0.62), (0.92, -0.34, 0.62), 0.19, k.chalk(), tip=0.15, edge=0.04, steps=40),
        c.tube("cable", cable, 0.034, k.chalk(), smooth=10),
    ]


def remote_on_hook():
    """Beside the key of the front door."""
    parts = [
        *w.piece(1.9, 1.75, depth=0.62),
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
        *w.piece(2.2, 2.50, depth=0.9),
        c.block("sideboard", (1.9, 0.80, 0.26), k.wood(), (0, -0.42, 0), 0.04, 5),
        *c.hang(standing_phone.build(), (-0.24, -0.46, 0.26 + 1.01)),
        *w.cup(0.56, -0.48, 0.26),
    ]


def rooms(count):
    """A camera in each of `count` rooms, whose dividing walls are cut."""
    wide, tall = 1.36, 1.80
    walls = (paint.deep_sage(), paint.terracotta(), k.roof())
    parts = w.base(count * wide, 0.75)
    for i in range(count):
        x = wide * (i - (count - 1) / 2)
        parts.append(c.block("wall", (wide, 0.20, tall), walls[i], (x, 0.10, 0), 0.03, 4))
        parts += c.hang(motion_camera.build(), (x - 0.04, 0, 0.98))
        if i:
            parts.append(c.block("dividing wall", (0.14, 0.56, tall + 0.02), paint.plaster(), (x - wide / 2, -0.15, 0), 0.04, 4))
    return parts


def two_rooms():
    return rooms(2)


def three_rooms():
    """Two rooms, and one above them: as near as two, where a card shows a square."""
    wide, tall = 1.36, 1.62
    parts = w.base(2 * wide, 0.75)
    for x, z, width, paint_of in (
        (-wide / 2, 0, wide, paint.deep_sage()),
        (wide / 2, 0, wide, paint.terracotta()),
        (0, tall, 2 * wide, k.roof()),
    ):
        parts.append(c.block("wall", (width, 0.20, tall), paint_of, (x, 0.10, z), 0.03, 4))
        parts += c.hang(motion_camera.build(), (x - 0.04, 0, z + 0.78))
    parts.append(c.block("dividing wall", (0.14, 0.36, tall - 0.01), paint.plaster(), (0, -0.05, 0), 0.04, 4))
    parts.append(c.block("floor", (2 * wide + 0.04, 0.36, 0.10), paint.plaster(), (0, -0.05, tall - 0.05), 0.04, 4))
    return parts
