"""Network props, one for each function: a router, its fibre, SIM cards, a card reader."""
from blender_lib import clay as c, colours as k, icons, materials as m, shapes as s


def router():
    """A low white box with two aerials and a row of green lights."""
    green = m.glow("router light", [0.03, 1.0, 0.30], 1.6)
    parts = [
        c.block("body", (1.90, 1.10, 0.34), m.white(), (0, 0, 0.04), 0.13),
        c.block("foot", (1.60, 0.80, 0.08), k.asphalt(), (0, 0, 0), 0.03),
        c.block("front strip", (1.40, 0.03, 0.12), m.glass(), (0, -0.545, 0.15), 0.012),
        *(c.rod("light", (x, -0.565, 0.21), (x, -0.552, 0.21), 0.026, green) for x in (-0.54, -0.42, -0.30, -0.18)),
        c.rod("light", (0.54, -0.565, 0.21), (0.54, -0.552, 0.21), 0.026, m.led()),
        *(c.block("vent", (0.70, 0.030, 0.012), m.pearl(), (0.0, -0.02 + 0.10 * i, 0.372), 0.005, 1) for i in range(4)),
    ]
    shield = c.move([s.sheet("shield", icons.shield(0.26), m.petrol(), thickness=0.010), s.sheet("tick", icons.tick(0.15), m.mandarin(), (0, 0, 0.008), 0.008)], (0.62, -0.14, 0.374))
    for side in (-1, 1):
        x = side * 0.74
        parts += [
            c.rod("hinge", (x, 0.46, 0.20), (x, 0.62, 0.24), 0.085, m.white()),
            c.rod("aerial", (x, 0.60, 0.16), (x + side * 0.10, 0.66, 1.46), 0.072, m.petrol(), tip=0.050),
        ]
    return [*parts, *shield]


def fibre():
    """The fibre: from the side of the router, in one loop, to its green plug in front."""
    way = [(-0.90, 0.25, 0.18), (-1.14, 0.25, 0.16), (-1.40, 0.10, 0.03), (-1.46, -0.50, 0.03), (-1.20, -1.04, 0.03), (-0.56, -1.12, 0.03),
           (-0.22, -0.84, 0.05), (-0.58, -0.64, 0.07), (-0.92, -0.92, 0.07), (-0.62, -1.30, 0.05), (-0.16, -1.24, 0.03), (0.02, -1.20, 0.05)]
    plug = [
        c.block("boot", (0.08, 0.20, 0.08), m.key_white(), (0, 0.12, 0), 0.03),
        c.block("plug", (0.14, 0.26, 0.14), k.leaf(), (0, -0.08, -0.02), 0.025),
        c.rod("ferrule", (0, -0.18, 0.045), (0, -0.28, 0.045), 0.026, m.chrome()),
    ]
    return [
        c.rod("socket", (-0.93, 0.25, 0.18), (-1.02, 0.25, 0.18), 0.06, m.petrol()),
        c.tube("cable", way, 0.028, m.key_white(), smooth=10),
        *c.move(plug, (0.12, -1.19, 0.02), 96),
    ]


def sim(paint):
    """A SIM card (elevation): one corner cut, golden contacts, the shield."""
    gold = m._make("gold", base_color=[0.80, 0.52, 0.16], roughness=0.28, metallic=1.0)[0]
    w, h, cut = 0.46, 0.64, 0.16
    outline = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - cut), (w / 2 - cut, h / 2), (-w / 2, h / 2)]
    card = c.profile("card", outline, 0.05, paint, edge=0.016)
    c.move([card], turn=-90, axis="X")
    parts = [card, c.block("contacts", (0.26, 0.24, 0.012), gold, (0, -0.12, 0.022), 0.005, 1)]
    for y in (-0.08, -0.16):
        parts.append(c.block("groove", (0.26, 0.010, 0.004), m.shadow_gap(), (0, y + 0.0, 0.032), 0.001, 1))
    for x in (-0.06, 0.06):
        parts.append(c.block("groove", (0.010, 0.24, 0.004), m.shadow_gap(), (x, -0.12, 0.032), 0.001, 1))
    parts += [s.sheet("shield", icons.shield(0.17), m.key_white(), (-0.02, 0.17, 0.026), 0.004)]
    return parts


def card_reader():
    """A card reader (elevation): keys, a screen with a check mark, a slot."""
    tick = m.glow("reader screen", m.linear("#0B4F4A"), 0.9)
    parts = [
        s.slab("body", (0.92, 1.50, 0.26), m.white(), corner=0.18, edge=0.09),
        s.slab("glass", (0.74, 0.52, 0.03), m.glass(), corner=0.07, edge=0.01, at=(0, 0.40, 0.245)),
        s.slab("screen", (0.66, 0.44, 0.01), tick, corner=0.04, edge=0.002, at=(0, 0.40, 0.270)),
        s.sheet("tick", icons.tick(0.30), m.screen_white(1.3), (0, 0.40, 0.284), 0.004),
        s.slab("slot", (0.66, 0.10, 0.02), m.shadow_gap(), corner=0.02, edge=0.005, at=(0, -0.70, 0.16)),
    ]
    for i in range(12):
        x, y = -0.24 + 0.24 * (i % 3), 0.00 - 0.16 * (i // 3)
        paint = m.petrol() if i == 11 else m.mandarin() if i == 9 else m.key_white()
        parts.append(s.slab("key", (0.19, 0.115, 0.05), paint, corner=0.05, edge=0.02, at=(x, y, 0.245), steps=8))
    return parts
