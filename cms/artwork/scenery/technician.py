"""A technician's visit: the camera being mounted on a wall, the ladder, the open tool case and the tools."""
from devices import motion_camera
from blender_lib import clay as c, colours as k, materials as m, staging
from scenery import garden as g

BACK = 0.96


def build():
    return [*room(), *work()]


def in_room():
    """The same in a room that goes on beyond the edges of the picture."""
    far = 24.0
    return [
        *staging.unseen([g.base(3.9, 2.9)]),
        *staging.beyond([
            c.block("boards", (far, far, 0.10), k.clay("boards", [0.50, 0.36, 0.22]), (0, 0, -0.07), 0.01),
            c.block("wall", (far, 0.16, far), k.wall(), (0, BACK + 0.22, -1), 0.06),
            c.block("skirting", (far, 0.06, 0.18), k.chalk(), (0, BACK + 0.13, 0), 0.02),
            *(c.block("board joint", (far, 0.014, 0.004), k.wood(), (0, 0.4 - 0.4 * i, 0.029), 0.001, 1) for i in range(14)),
        ]),
        *work(),
    ]


def work():
    return [*mounting(), *ladder(), *tool_case(), *drill(), *tape(), *screwdriver()]


def room():
    return [
        g.base(4.9, 3.3),
        g.patch(4.66, 3.06, k.clay("boards", [0.50, 0.36, 0.22]), (0, 0), 0.26),
        c.block("wall", (3.9, 0.16, 2.75), k.wall(), (0, BACK + 0.22, 0), 0.06),
        c.block("skirting", (3.9, 0.06, 0.18), k.chalk(), (0, BACK + 0.13, 0), 0.02),
        *(c.block("board joint", (4.4, 0.014, 0.004), k.wood(), (0, y, 0.029), 0.001, 1) for y in (-1.2, -0.8, -0.4, 0.0, 0.4)),
    ]


def mounting():
    """The camera on its bracket, the cable from the hole, and marks for the next screws."""
    x, z, wall = -0.62, 1.72, BACK + 0.14
    parts = c.hang(motion_camera.build(), (x, wall - 0.10, z), scale=0.92)
    parts += [
        c.block("bracket", (0.56, 0.14, 0.86), k.roof(), (x, wall - 0.04, z - 0.43), 0.04),
        c.tube("cable", [(x + 0.2, wall - 0.05, z - 0.45), (x + 0.35, wall - 0.16, z - 0.75), (x + 0.62, wall - 0.14, z - 0.55), (x + 0.66, wall - 0.10, z - 0.15), (x + 0.80, wall - 0.02, z - 0.05)], 0.020, k.roof()),
        c.rod("hole", (x + 0.80, wall + 0.02, z - 0.05), (x + 0.80, wall - 0.03, z - 0.05), 0.055, k.chalk()),
    ]
    for dx, dz in ((0.80, 0.45), (-0.80, 0.45)):
        parts.append(c.block("mark", (0.16, 0.012, 0.022), k.orange(), (x + dx, wall - 0.062, z + dz), 0.004, 1))
        parts.append(c.block("mark", (0.022, 0.012, 0.16), k.orange(), (x + dx, wall - 0.062, z + dz - 0.069), 0.004, 1))
    return parts


def ladder():
    """A folded ladder, leaning against the wall on the right."""
    parts, tall = [], 2.55
    for x in (-0.30, 0.30):
        parts.append(c.block("stile", (0.075, 0.10, tall), k.roof(), (x, 0, 0), 0.025))
        parts.append(c.block("rear stile", (0.06, 0.06, tall - 0.25), k.grey(), (x, 0.10, 0), 0.02))
        parts.append(c.block("foot", (0.10, 0.14, 0.09), k.roof(), (x, 0, 0), 0.03))
    for i in range(5):
        parts.append(c.block("tread", (0.58, 0.16, 0.055), k.chalk(), (0, -0.02, 0.36 + 0.43 * i), 0.02))
    parts.append(c.block("top", (0.74, 0.26, 0.09), k.orange(), (0, 0.04, tall - 0.04), 0.035))
    c.move(parts, axis="X", turn=-9)
    return c.move(parts, (1.18, 0.46, 0.02), -6)


def tool_case():
    """An open case: lid up, trays, tools standing in it."""
    w, d, h = 1.34, 0.74, 0.40
    green, gap = k.roof(), k.asphalt()
    parts = [
        c.block("bottom", (w, d, 0.10), green, (0, 0, 0), 0.04),
        *(c.block("side", (0.07, d, h), green, (side * (w / 2 - 0.035), 0, 0), 0.03) for side in (-1, 1)),
        *(c.block("side", (w, 0.07, h), green, (0, side * (d / 2 - 0.035), 0), 0.03) for side in (-1, 1)),
        c.block("lining", (w - 0.12, d - 0.12, 0.20), gap, (0, 0, 0.06), 0.02),
        *(c.block("latch", (0.16, 0.04, 0.15), k.orange(), (x, -d / 2 - 0.005, h - 0.13), 0.02) for x in (-0.38, 0.38)),
        c.block("divider", (0.05, d - 0.12, 0.26), green, (0.18, 0, 0.06), 0.015),
    ]
    lid = [
        c.block("lid", (w, 0.14, d), green, (0, 0, 0), 0.05),
        c.block("lid lining", (w - 0.16, 0.03, d - 0.16), gap, (0, -0.065, 0.08), 0.012),
        *(c.rod("spanner", (x, -0.10, 0.16), (x, -0.10, 0.16 + tall), 0.026, m.chrome()) for x, tall in ((-0.42, 0.40), (-0.28, 0.34), (-0.14, 0.28))),
        *(c.rod("spanner head", (x, -0.115, z), (x, -0.075, z), 0.058, m.chrome()) for x, z in ((-0.42, 0.58), (-0.28, 0.52), (-0.14, 0.46))),
        c.block("strap", (0.50, 0.03, 0.06), k.orange(), (-0.28, -0.115, 0.26), 0.012),
        c.block("level", (0.10, 0.06, 0.50), k.leaf_light(), (0.34, -0.10, 0.12), 0.02),
        c.block("level glass", (0.06, 0.07, 0.12), k.chalk(), (0.34, -0.10, 0.31), 0.02),
    ]
    c.move(lid, axis="X", turn=-14)
    parts += c.move(lid, (0, d / 2 - 0.02, h - 0.02))
    handles = ((-0.50, 0.10, k.orange(), 0.34), (-0.36, -0.06, k.leaf_light(), 0.28), (-0.22, 0.12, k.orange(), 0.30), (-0.06, -0.02, k.chalk(), 0.26))
    for x, y, paint, tall in handles:
        parts.append(c.rod("handle", (x, y, 0.24), (x + 0.03, y + 0.05, 0.28 + tall), 0.052, paint, tip=0.044))
    for x, y, paint in ((0.34, 0.12, k.chalk()), (0.52, 0.12, k.orange()), (0.34, -0.12, k.leaf_light()), (0.52, -0.12, k.chalk())):
        parts.append(c.rod("spool", (x, y, 0.24), (x, y, 0.36), 0.082, paint))
    return c.move(parts, (-1.28, -0.32, 0.03), 12)


def drill():
    """A cordless drill standing on its battery, chuck to the left."""
    white, green = m.white(), k.roof()
    parts = [
        c.block("battery", (0.44, 0.26, 0.17), k.asphalt(), (0.02, 0, 0), 0.05),
        c.block("battery band", (0.45, 0.27, 0.04), k.orange(), (0.02, 0, 0.13), 0.018),
        *c.move([c.block("grip", (0.20, 0.20, 0.50), green, (0, 0, 0), 0.085)], (0.04, 0, 0.13), -8, axis="Y"),
        c.rod("motor", (0.26, 0, 0.76), (-0.28, 0, 0.76), 0.17, green, tip=0.155, edge=0.06),
        c.rod("cap", (0.30, 0, 0.76), (0.20, 0, 0.76), 0.150, k.asphalt(), edge=0.04),
        c.rod("collar", (-0.25, 0, 0.76), (-0.37, 0, 0.76), 0.135, k.orange(), tip=0.125, edge=0.02),
        c.rod("chuck", (-0.36, 0, 0.76), (-0.54, 0, 0.76), 0.105, k.asphalt(), tip=0.055, edge=0.02),
        c.rod("bit", (-0.52, 0, 0.76), (-0.86, 0, 0.76), 0.024, m.chrome(), tip=0.018),
        c.block("trigger", (0.07, 0.08, 0.15), k.orange(), (-0.105, 0, 0.46), 0.03),
        *(c.block("vent", (0.03, 0.345, 0.06), k.asphalt(), (x, 0, 0.75), 0.012) for x in (0.04, 0.10, 0.16)),
    ]
    return c.move(parts, (0.62, -0.80, 0.03), 20)


def tape():
    """A tape measure with some tape pulled out."""
    parts = [
        c.block("case", (0.36, 0.20, 0.36), k.orange(), (0, 0, 0), 0.10),
        *(c.rod("disc", (0, side * 0.08, 0.19), (0, side * 0.108, 0.19), 0.115, k.roof()) for side in (-1, 1)),
        c.block("tape", (0.62, 0.11, 0.012), k.chalk(), (-0.42, 0, 0.03), 0.004, 1),
        c.block("hook", (0.016, 0.12, 0.06), m.chrome(), (-0.73, 0, 0.0), 0.005, 1),
    ]
    for i in range(8):
        parts.append(c.block("line", (0.010, 0.05 if i % 2 else 0.08, 0.003), k.roof(), (-0.68 + 0.062 * i, -0.01, 0.0415), 0.001, 1))
    return c.move(parts, (1.62, -0.62, 0.03), -8)


def screwdriver():
    """A screwdriver lying in front, with three screws."""
    parts = [
        c.rod("handle", (0, 0, 0.075), (0.42, 0, 0.075), 0.075, k.orange(), tip=0.062, edge=0.035),
        c.rod("collar", (-0.05, 0, 0.075), (0.03, 0, 0.075), 0.045, k.roof()),
        c.rod("blade", (-0.04, 0, 0.075), (-0.52, 0, 0.072), 0.022, m.chrome()),
    ]
    c.move(parts, (0.98, -1.24, 0.03), 8)
    for x, y in ((1.58, -1.16), (1.72, -1.06), (1.74, -1.24)):
        parts.append(c.rod("screw", (x, y, 0.03), (x, y, 0.13), 0.020, m.chrome(), tip=0.02))
        parts.append(c.rod("screw head", (x, y, 0.115), (x, y, 0.14), 0.046, m.chrome()))
    return parts
