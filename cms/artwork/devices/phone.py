"""A phone with the app open; a generic model."""
from blender_lib import icons, materials as m, shapes as s

W, H = 0.86, 1.80
FRONT = 0.094  # height of the glass


def tile(x, y, width, height, material, corner=0.05, z=0.004):
    return s.sheet("tile", s.outline(width, height, corner, 8), material, at=(x, y, FRONT + z), thickness=0.002)


def build():
    paper, card = m.glow("app paper", m.linear("#EAF3F0"), 1.0), m.glow("app card", [1, 1, 1], 1.4)
    ink, faint = m.glow("app ink", m.linear("#0B4F4A"), 0.6), m.glow("app faint", m.linear("#3F625E"), 0.7)
    warm = m.glow("app warm", [1.0, 0.075, 0.028], 1.6)
    z = FRONT + 0.010
    parts = [
        *body(paper),
        s.text("Mi casa", 0.105, ink, at=(-0.32, 0.66, z), weight="bold", align="LEFT"),
        tile(0, 0.20, 0.70, 0.72, card, 0.07),
        s.hoop("ring", 0.185, 0.015, warm, at=(0, 0.30, z), flat=0.2),
        s.sheet("shield", icons.shield(0.20), ink, at=(0, 0.295, z), thickness=0.002),
        s.sheet("tick", icons.tick(0.115), card, at=(0, 0.30, z + 0.004), thickness=0.002),
        s.text("Alarma conectada", 0.094, ink, at=(0, 0.03, z), weight="bold"),
        s.text("Todo en orden", 0.080, faint, at=(0, -0.090, z), weight="bold"),
    ]
    for i, words in enumerate(("Cámara", "Puerta")):
        x = (i - 0.5) * 0.36
        parts += [
            tile(x, -0.345, 0.335, 0.30, card, 0.06),
            tile(x - 0.085, -0.285, 0.12, 0.12, ink, 0.06, z=0.008),
            s.text(words, 0.077, ink, at=(x - 0.135, -0.42, z), weight="bold", align="LEFT"),
        ]
    parts += [
        tile(-0.265, -0.285, 0.052, 0.052, card, 0.026, z=0.012),
        tile(-0.265, -0.285, 0.024, 0.024, ink, 0.012, z=0.016),
        tile(0.095, -0.285, 0.044, 0.066, card, 0.006, z=0.012),
        tile(0.106, -0.287, 0.010, 0.010, ink, 0.005, z=0.016),
    ]
    parts += [
        tile(0, -0.645, 0.70, 0.18, ink, 0.09),
        s.text("Desconectar", 0.088, card, at=(0, -0.645, z + 0.002), weight="bold"),
    ]
    return parts


def large():
    """The app with few, large words: for pictures that show the phone small."""
    paper, card = m.glow("app paper", m.linear("#EAF3F0"), 1.0), m.glow("app card", [1, 1, 1], 1.4)
    ink, warm = m.glow("app ink", m.linear("#0B4F4A"), 0.6), m.glow("app warm", [1.0, 0.075, 0.028], 1.6)
    z = FRONT + 0.010
    return [
        *body(paper),
        tile(0, 0.10, 0.72, 1.12, card, 0.07),
        s.hoop("ring", 0.255, 0.021, warm, at=(0, 0.32, z), flat=0.2),
        s.sheet("shield", icons.shield(0.28), ink, at=(0, 0.313, z), thickness=0.002),
        s.sheet("tick", icons.tick(0.160), card, at=(0, 0.32, z + 0.004), thickness=0.002),
        s.text("Alarma", 0.138, ink, at=(0, -0.105, z), weight="heavy"),
        s.text("conectada", 0.138, ink, at=(0, -0.275, z), weight="heavy"),
        tile(0, -0.655, 0.72, 0.22, ink, 0.09),
        s.text("Desconectar", 0.112, card, at=(0, -0.655, z + 0.002), weight="bold"),
    ]


def body(ground):
    """The phone with a plain screen."""
    return [
        s.slab("body", (W, H, 0.09), m.petrol(), corner=0.13, edge=0.032, back=0.03),
        s.slab("glass", (W - 0.03, H - 0.03, 0.02), m.glass(), corner=0.118, edge=0.008, at=(0, 0, 0.073)),
        tile(0, 0, W - 0.085, H - 0.085, ground, 0.095, z=0.001),
        tile(0, H / 2 - 0.10, 0.20, 0.050, m.glass(), 0.025),
    ]


def with_discount():
    """A bill with a discount of 20 %, in figures that are written the same in both languages."""
    warm, white = m.glow("offer", [1.0, 0.085, 0.020], 0.85), m.glow("offer figure", [1, 1, 1], 1.6)
    ink, faint = m.glow("app ink", m.linear("#0B4F4A"), 0.6), m.glow("app faint", m.linear("#3F625E"), 0.7)
    z = FRONT + 0.010
    return [
        *body(warm),
        tile(0, 0.36, 0.50, 0.50, white, 0.25),
        s.text("%", 0.46, warm, at=(0, 0.36, FRONT + 0.014), weight="bold"),
        tile(0, -0.38, 0.66, 0.76, white, 0.08),
        s.text("30 €", 0.200, faint, at=(0, -0.185, z), weight="heavy"),
        s.sheet("stroke", [(-0.25, -0.232), (0.25, -0.166), (0.25, -0.138), (-0.25, -0.204)], warm, at=(0, 0, z + 0.006), thickness=0.002),
        tile(0, -0.345, 0.52, 0.012, faint, 0.006, z=0.008),
        s.text("24 €", 0.270, ink, at=(0, -0.545, z), weight="bold"),
    ]
