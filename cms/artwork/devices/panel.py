"""Control panel: a tablet-like hub with a status ring on the left of the glass and touch keys on the right."""
from math import cos, pi, sin

from blender_lib import icons, materials as m, shapes as s

KEYS = "123456789*0#"


def build(is_ringing=False, is_large=False):
    """With `is_large` the words are larger than on the real screen: for pictures that show the panel small."""
    front = 0.275
    show = ringing if is_ringing else calm_in_large if is_large else calm
    parts = [
        s.slab("body", (2.20, 1.62, 0.26), m.white(), corner=0.24, edge=0.10, seam=0.09),
        s.slab("glass", (2.02, 1.44, 0.05), m.glass(), corner=0.16, edge=0.014, at=(0, 0, 0.225)),
        *show(front),
    ]
    for i, sign in enumerate(KEYS):
        x, y = 0.26 + 0.245 * (i % 3), 0.435 - 0.29 * (i // 3)
        parts.append(s.slab("key", (0.215, 0.215, 0.012), m.glass_key(), corner=0.1, edge=0.006, at=(x, y, front - 0.006)))
        lower = 0.03 if sign == "*" else 0
        parts.append(s.text(sign, 0.125, m.screen_white(1.1), at=(x, y - 0.004 - lower, front + 0.009)))
    return parts


def calm(front):
    return [
        *status(front, 0.16),
        s.text("Alarma conectada", 0.112, m.screen_white(1.5), at=(-0.46, -0.345, front + 0.002), weight="bold"),
        s.text("Todo en orden", 0.086, m.screen_white(0.45), at=(-0.46, -0.485, front + 0.002)),
    ]


def calm_in_large(front):
    return [
        *status(front, 0.235),
        s.text("Alarma", 0.190, m.screen_white(1.5), at=(-0.46, -0.285, front + 0.002), weight="bold"),
        s.text("conectada", 0.190, m.screen_white(1.5), at=(-0.46, -0.490, front + 0.002), weight="bold"),
    ]


def status(front, y):
    return [
        s.hoop("status ring", 0.335, 0.021, m.led(), at=(-0.46, y, front), flat=0.4),
        s.sheet("shield", icons.shield(0.30), m.screen_white(1.2), at=(-0.46, y - 0.01, front + 0.002)),
        s.sheet("tick", icons.tick(0.17), m.glass(), at=(-0.46, y - 0.005, front + 0.008)),
    ]


def ringing(front):
    """The screen while the alarm goes off: a full disc in place of the ring, with an exclamation mark."""
    return [
        s.sheet("alarm", disc(0.335), m.led(), at=(-0.46, 0.16, front)),
        s.sheet("mark", [(0.032, -0.10), (0.055, 0.19), (-0.055, 0.19), (-0.032, -0.10)][::-1], m.glass(), at=(-0.46, 0.16, front + 0.006)),
        s.sheet("dot", disc(0.048), m.glass(), at=(-0.46, -0.02, front + 0.006)),
        s.text("Salta la alarma", 0.112, m.screen_white(1.5), at=(-0.46, -0.345, front + 0.002), weight="bold"),
        s.text("Aviso a la central", 0.086, m.screen_white(0.45), at=(-0.46, -0.485, front + 0.002)),
    ]


def disc(radius):
    return [(radius * cos(pi * i / 24), radius * sin(pi * i / 24)) for i in range(48)]
