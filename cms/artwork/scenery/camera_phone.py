"""A phone across that shows what the camera sees: the room by day, or in the dark."""
import os

from blender_lib import clay as c, colours as k, materials as m, shapes as s
from devices import phone
from scenery import wall as w

W, H = phone.H, phone.W  # it lies on its long side
SCREENS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "screens")
LEFT, TOP = -W / 2 + 0.19, H / 2 - 0.155  # where the words begin


def live(view, words, time):
    """The phone (elevation), the room's name and the time over the picture."""
    white, warm = m.glow("live white", [1, 1, 1], 1.5), m.glow("live warm", [1.0, 0.075, 0.028], 1.6)
    dark = m.glow("live dark", m.linear("#1A2422"), 0.8)
    z = phone.FRONT + 0.010
    return [
        s.slab("body", (W, H, 0.09), m.petrol(), corner=0.13, edge=0.032, back=0.03),
        s.slab("glass", (W - 0.03, H - 0.03, 0.02), m.glass(), corner=0.118, edge=0.008, at=(0, 0, 0.073)),
        s.printed("view", (W - 0.085, H - 0.085), 0.095, os.path.join(SCREENS, view + ".png"), 1.35, at=(0, 0, phone.FRONT + 0.001)),
        # The words are on plates, because the lines of the room would cross them.
        phone.tile(LEFT + 0.355, TOP, 0.83, 0.135, dark, 0.067),
        phone.tile(-LEFT - 0.078, TOP, 0.24, 0.135, dark, 0.067),
        phone.tile(LEFT + 0.018, TOP, 0.050, 0.050, warm, 0.025, z=0.006),
        s.text(words, 0.074, white, at=(LEFT + 0.075, TOP, z), weight="bold", align="LEFT"),
        s.text(time, 0.074, white, at=(-LEFT, TOP, z), weight="bold", align="RIGHT"),
    ]


def stands(parts):
    """Upright in a wooden foot; the lowest point is the foot's."""
    return [*parts, c.block("foot", (1.30, 0.16, 0.40), k.wood(), (0, -H / 2 - 0.10, -0.14), 0.035, 5)]


def at_night():
    """On a bedside table, in front of a dark wall."""
    table = 0.24
    return [
        c.block("wall", (2.8, 0.20, 1.60), k.roof(), (0, 0.10, 0), 0.05, 5),
        *w.base(2.8, 0.9),
        c.block("table", (2.56, 0.84, table), k.wood(), (0, -0.42, 0), 0.04, 5),
        *c.hang(stands(live("view-night", "Salón · Visión nocturna", "02:14")), (0, -0.50, table + 0.67), scale=1.30),
    ]
