"""Fittings of an office: work places, meeting table, server cupboard, whiteboard. 1 unit is about 2 m."""
from blender_lib import clay as c, colours as k
from houses import paint as p
from scenery import desks as d


def work_place(paint=None):
    """A desk with a screen, seen from the chair's side."""
    return c.move([
        *d.desk(0.74, 0.36, 0.30, p.oak()),
        *c.move(d.screen(0.30, 0.18), (0.0, 0.08, 0.30)),
        *d.keyboard((-0.04, -0.08, 0.30)),
        *d.mug((0.28, 0.04, 0.30)),
        *d.chair(paint or k.orange(), (0.0, -0.28, 0)),
    ], scale=1.12)


def meeting_table(length=0.92, depth=0.46, height=0.34):
    """An oval table with four chairs."""
    parts = [
        c.block("top", (length, depth, 0.045), k.chalk(), (0, 0, height - 0.045), 0.02),
        *(c.block("leg", (0.05, depth - 0.16, height - 0.03), p.oak(), (x * (length / 2 - 0.14), 0, 0), 0.014) for x in (-1, 1)),
    ]
    for x in (-0.22, 0.22):
        parts += d.chair(k.roof(), (x, -0.34, 0))
        parts += d.chair(k.roof(), (x, 0.34, 0), turn=180)
    return parts


def server_cupboard(width=0.36, depth=0.30, height=0.86):
    """A dark cupboard whose glass door shows the servers' lamps."""
    parts = [
        c.block("cupboard", (width, depth, height), k.asphalt(), (0, 0, 0), 0.02),
        c.block("glass", (width - 0.07, 0.02, height - 0.10), k.pane(), (0, -depth / 2, 0.05), 0.008, 2),
    ]
    for i in range(6):
        z = 0.12 + 0.115 * i
        parts.append(c.block("server", (width - 0.11, 0.016, 0.075), k.grey(), (0, -depth / 2 - 0.012, z), 0.006, 2))
        for j in range(3):
            parts.append(c.ball("lamp", 0.011, k.lamp() if (i + j) % 3 else k.lit(1.6), (-0.08 + 0.05 * j, -depth / 2 - 0.022, z + 0.037)))
    return parts


def whiteboard(width=0.74, height=0.44):
    """In face coordinates: bars of a chart and a line of notes."""
    parts = [
        c.block("board", (width, height, 0.025), k.chalk(), (0, 0, 0), 0.010, 2),
        c.block("tray", (width * 0.6, 0.025, 0.05), k.grey(), (0, -height / 2, 0.0), 0.008, 2),
    ]
    for i, (tall, paint) in enumerate(((0.10, k.roof()), (0.16, k.leaf()), (0.13, k.roof()), (0.23, k.orange()))):
        parts.append(c.block("bar", (0.05, tall, 0.012), paint, (-width * 0.32 + 0.075 * i, -height * 0.30 + tall / 2, 0.022), 0.004, 1))
    for i in range(3):
        parts.append(c.block("note", (0.22 - 0.04 * i, 0.022, 0.010), k.grey(), (width * 0.24, 0.10 - 0.075 * i, 0.022), 0.004, 1))
    return parts
