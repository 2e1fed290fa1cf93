"""A phone with the app open; a generic model. Each screen is a function; `build` shows the alarm armed."""
from blender_lib import icons, materials as m, shapes as s

W, H = 0.86, 1.80
FRONT = 0.094  # height of the glass
Z = FRONT + 0.010  # of texts
LEFT = -0.32  # where lines begin


def paper():
    return m.glow("app paper", m.linear("#EAF3F0"), 1.7)


def card():
    return m.glow("app card", [1, 1, 1], 3.2)


def ink():
    return m.glow("app ink", m.linear("#0B4F4A"), 0.6)


def faint():
    return m.glow("app faint", m.linear("#3F625E"), 0.7)


def warm():
    return m.glow("app warm", [1.0, 0.075, 0.028], 1.6)


def tile(x, y, width, height, material, corner=0.05, z=0.004):
    return s.sheet("tile", s.outline(width, height, corner, 8), material, at=(x, y, FRONT + z), thickness=0.002)


def line(words, x, y, size, material, bold=True):
    return s.text(words, size, material, at=(x, y, Z), weight="bold" if bold else "regular", align="LEFT")


def device(title):
    """The phone with an empty screen and the screen's title."""
    return [
        s.slab("body", (W, H, 0.09), m.petrol(), corner=0.13, edge=0.032, back=0.03),
        s.slab("glass", (W - 0.03, H - 0.03, 0.02), m.glass(), corner=0.118, edge=0.008, at=(0, 0, 0.073)),
        tile(0, 0, W - 0.085, H - 0.085, paper(), 0.095, z=0.001),
        tile(0, H / 2 - 0.10, 0.20, 0.050, m.glass(), 0.025),
        line(title, LEFT, 0.66, 0.095, ink()),
    ]


def button(words):
    return [
        tile(0, -0.645, 0.70, 0.18, ink(), 0.09),
        s.text(words, 0.070, card(), at=(0, -0.645, Z + 0.002), weight="bold"),
    ]


def build():
    parts = [
        *device("Mi casa"),
        tile(0, 0.20, 0.70, 0.72, card(), 0.07),
        s.hoop("ring", 0.185, 0.015, warm(), at=(0, 0.30, Z), flat=0.2),
        s.sheet("shield", icons.shield(0.20), ink(), at=(0, 0.295, Z), thickness=0.002),
        s.sheet("tick", icons.tick(0.115), card(), at=(0, 0.30, Z + 0.004), thickness=0.002),
        s.text("Alarma conectada", 0.076, ink(), at=(0, 0.03, Z), weight="bold"),
        s.text("Todo en orden", 0.062, faint(), at=(0, -0.065, Z)),
    ]
    for i, words in enumerate(("Cámara", "Puerta")):
        x = (i - 0.5) * 0.36
        parts += [
            tile(x, -0.345, 0.335, 0.30, card(), 0.06),
            tile(x - 0.085, -0.285, 0.12, 0.12, ink(), 0.06, z=0.008),
            line(words, x - 0.135, -0.42, 0.066, ink()),
        ]
    parts += [
        tile(-0.265, -0.285, 0.052, 0.052, card(), 0.026, z=0.012),
        tile(-0.265, -0.285, 0.024, 0.024, ink(), 0.012, z=0.016),
        tile(0.095, -0.285, 0.044, 0.066, card(), 0.006, z=0.012),
        tile(0.106, -0.287, 0.010, 0.010, ink(), 0.005, z=0.016),
    ]
    return [*parts, *button("Desconectar")]


def history():
    """Who armed and disarmed the alarm, and when."""
    parts = [*device("Historial"), line("Hoy", LEFT, 0.50, 0.062, faint())]
    rows = (("Conectada", "22:41 · Llave 2", True), ("Desconectada", "19:05 · App", False), ("Conectada", "08:12 · Panel", True), ("Desconectada", "07:30 · Llave 1", False))
    for i, (what, when, armed) in enumerate(rows):
        y = 0.325 - 0.265 * i
        parts += [
            tile(0, y, 0.70, 0.235, card(), 0.06),
            tile(-0.25, y, 0.125, 0.125, ink() if armed else paper(), 0.062, z=0.008),
            s.sheet("shield", icons.shield(0.070), card() if armed else ink(), at=(-0.25, y - 0.002, Z + 0.002), thickness=0.002),
            line(what, -0.16, y + 0.040, 0.062, ink()),
            line(when, -0.16, y - 0.048, 0.052, faint(), bold=False),
        ]
    return [*parts, *button("Ver más días")]


def live():
    """The picture of the HD camera: a living room, drawn flat."""
    wall, floor = m.glow("live wall", m.linear("#B9CDBF"), 1.2), m.glow("live floor", m.linear("#C79A68"), 1.0)
    sofa, frame = m.glow("live sofa", m.linear("#2E6B58"), 0.9), m.glow("live frame", m.linear("#F4EDE0"), 1.5)
    parts = [
        *device("Salón"),
        tile(0, 0.235, 0.70, 0.62, wall, 0.05),
        tile(0, 0.015, 0.70, 0.18, floor, 0.04, z=0.0055),
        tile(0.17, 0.34, 0.16, 0.20, frame, 0.012, z=0.0065),
        tile(0.17, 0.34, 0.12, 0.16, sofa, 0.008, z=0.0075),
        tile(-0.08, 0.215, 0.36, 0.14, sofa, 0.045, z=0.0070),
        tile(-0.08, 0.125, 0.44, 0.10, sofa, 0.04, z=0.0080),
        tile(-0.17, 0.195, 0.10, 0.09, warm(), 0.02, z=0.0090),
        tile(0.24, 0.09, 0.16, 0.020, frame, 0.008, z=0.0090),
        tile(0.19, 0.055, 0.014, 0.07, frame, 0.004, z=0.0085),
        tile(0.29, 0.055, 0.014, 0.07, frame, 0.004, z=0.0085),
        tile(-0.20, 0.475, 0.25, 0.080, warm(), 0.04, z=0.0095),
        s.text("En directo", 0.044, card(), at=(-0.20, 0.475, Z + 0.002), weight="bold"),
        tile(0, -0.30, 0.70, 0.37, card(), 0.06),
        line("Cámara HD", LEFT + 0.05, -0.205, 0.066, ink()),
        line("Sin avisos hoy", LEFT + 0.05, -0.305, 0.056, faint(), bold=False),
        line("Alarma conectada", LEFT + 0.05, -0.395, 0.056, faint(), bold=False),
    ]
    return [*parts, *button("Volver a inicio")]


def notice():
    """A message: a sensor went off and the monitoring centre looks into it."""
    return [
        *device("Aviso"),
        tile(0, 0.20, 0.70, 0.72, card(), 0.07),
        tile(0, 0.33, 0.30, 0.30, warm(), 0.15, z=0.008),
        s.text("!", 0.20, card(), at=(0, 0.33, Z + 0.002), weight="bold"),
        s.text("Movimiento", 0.082, ink(), at=(0, 0.085, Z), weight="bold"),
        s.text("Salón · 11:24", 0.062, faint(), at=(0, -0.015, Z)),
        tile(0, -0.345, 0.70, 0.30, card(), 0.06),
        line("La central lo está", LEFT + 0.05, -0.295, 0.060, ink()),
        line("comprobando", LEFT + 0.05, -0.390, 0.060, ink()),
        *button("Ver imágenes"),
    ]
