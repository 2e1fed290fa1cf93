"""A desk telephone: a wedge with keys and a screen, the handset beside them."""
from kit_of_parts import clay as c, colours as k, materials as m, shapes as s


def build():
    body = c.profile("body", [(-0.62, 0), (0.62, 0), (0.62, 0.56), (0.50, 0.62), (-0.62, 0.16)], 1.36, m.white(), edge=0.06)
    c.move([body], turn=90)  # the high side away from the viewer
    face = [
        s.slab("glass", (0.66, 0.30, 0.03), m.glass(), corner=0.05, edge=0.01, at=(0.26, 0.36, 0)),
        s.slab("line", (0.40, 0.04, 0.008), m.screen_white(0.9), corner=0.02, edge=0.002, at=(0.20, 0.40, 0.027)),
        s.slab("line", (0.28, 0.04, 0.008), m.led(), corner=0.02, edge=0.002, at=(0.14, 0.31, 0.027)),
        s.slab("rest", (0.34, 1.02, 0.05), m.petrol(), corner=0.12, edge=0.02, at=(-0.42, 0.0, -0.01)),
    ]
    for i in range(12):
        x, y = 0.06 + 0.20 * (i % 3), 0.07 - 0.145 * (i // 3)
        face.append(s.slab("key", (0.16, 0.105, 0.05), m.key_white(), corner=0.04, edge=0.018, at=(x, y, 0), steps=8))
    c.move(face, (0, 0, 0), 22.5, axis="X")
    c.move(face, (0, -0.06, 0.415))
    hand = [
        c.block("grip", (0.19, 1.00, 0.13), m.petrol(), (0, 0, 0.13), 0.06),
        *(c.block("end", (0.29, 0.30, 0.20), m.petrol(), (0, y, 0.02), 0.09) for y in (-0.38, 0.38)),
    ]
    c.move(hand, axis="X", turn=22.5)
    c.move(hand, (-0.42, -0.07, 0.47))
    return [body, *face, *hand]
