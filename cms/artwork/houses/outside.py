"""What stands around a house: garage, parasol, gate posts, wall lamp; and the fireplace, which belongs to the chimney."""
from blender_lib import clay as c, colours as k
from houses import paint as p
from scenery import openings as o


def fireplace(x, wall):
    """A chimney breast with a fire and a shelf at the right back wall."""
    return [
        c.block("breast", (0.46, 0.14, 0.92), k.chalk(), (x, wall - 0.06, 0.0), 0.02),
        c.block("mantel", (0.58, 0.22, 0.05), p.oak(), (x, wall - 0.09, 0.44), 0.014),
        c.block("opening", (0.28, 0.03, 0.28), k.asphalt(), (x, wall - 0.125, 0.06), 0.008, 2),
        c.block("hearth", (0.52, 0.16, 0.04), k.sand(), (x, wall - 0.20, 0.02), 0.012),
        c.ball("flame", 0.06, k.lit(1.2), (x - 0.03, wall - 0.145, 0.13), (0.8, 0.5, 1.3)),
        c.ball("flame", 0.045, k.lamp(), (x + 0.04, wall - 0.150, 0.11), (0.8, 0.5, 1.2)),
        c.rod("log", (x - 0.10, wall - 0.15, 0.075), (x + 0.10, wall - 0.15, 0.075), 0.025, k.trunk()),
    ]


def garage(height, sill, panel, aside=0.0):
    """At the right of a detached house, with a flat roof, a window above `sill` and a sectional door of four panels towards the drive.

    The panels are (width, height) each. They stand `aside` to the right of the middle.
    """
    w, d, x, y = 0.78, 0.66, 1.76, 0.78
    wide, high = panel
    return [
        c.block("garage", (w, d, height), k.wall(), (x, y, -0.02), 0.03),
        c.block("garage roof", (w + 0.08, d + 0.10, 0.07), k.roof(), (x, y, height - 0.03), 0.025),
        *c.hang(o.window(0.30, 0.20, k.pane()), (x + w / 2, y, sill), 90),
        *(c.block("door", (wide, 0.04, high), k.chalk(), (x + aside, y - d / 2 - 0.002, 0.01 + (high + 0.002) * i), 0.014) for i in range(4)),
    ]


def parasol(at, height=0.74, radius=0.36):
    """A round table with two stools under an orange parasol."""
    x, y, z = at
    return [
        c.rod("table", (x, y, z + 0.22), (x, y, z + 0.25), 0.16, k.chalk(), edge=0.010, steps=40),
        c.rod("pole", (x, y, z), (x, y, z + height), 0.014, k.grey()),
        *(c.rod("stool", (x + dx, y + dy, z), (x + dx, y + dy, z + 0.15), 0.07, p.oak(), edge=0.012)
          for dx, dy in ((-0.28, -0.02), (0.26, -0.06))),
        c.rod("parasol", (x, y, z + height - 0.10), (x, y, z + height + 0.04), radius, k.orange(), tip=0.05, edge=0.012, steps=48),
        c.ball("knob", 0.026, k.chalk(), (x, y, z + height + 0.05)),
    ]


def gate_post(at, height=0.34):
    x, y = at
    return [
        c.block("gate post", (0.12, 0.12, height), k.chalk(), (x, y, 0), 0.02),
        c.block("post cap", (0.16, 0.16, 0.04), k.roof(), (x, y, height - 0.01), 0.014),
    ]


def wall_lamp(x, y, z):
    """On an outer wall that faces the front."""
    return [
        c.block("bracket", (0.05, 0.04, 0.09), k.roof(), (x, y - 0.01, z), 0.01, 2),
        c.ball("lamp", 0.042, k.lamp(), (x, y - 0.06, z + 0.03)),
    ]


def lounger(at, turn=0.0):
    """A sun lounger with its head up."""
    head = c.move([c.block("head", (0.22, 0.23, 0.05), k.chalk(), (0.10, 0, 0), 0.02)], (0.19, 0, 0.065), -34, axis="Y")
    parts = [
        c.block("bed", (0.44, 0.23, 0.05), k.chalk(), (0, 0, 0.065), 0.02),
        *(c.rod("foot", (x, y, 0), (x, y, 0.08), 0.014, p.oak()) for x in (-0.18, 0.18) for y in (-0.08, 0.08)),
        c.block("towel", (0.20, 0.235, 0.052), k.orange(), (-0.08, 0, 0.067), 0.02),
    ]
    return c.move([*parts, *head], at, turn)
