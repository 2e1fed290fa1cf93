"""What each picture contains and where it stands.

A place is (device, x, y, pose): x to the right, y away from the viewer, in units of 10 cm; the pose is handed to
`staging.stand`. The tall things stand behind, the panel in the middle, small things in front.
"""
KIT, SINGLE, WIDE = (1600, 1200), (1200, 1200), (1920, 1280)

SNUG, AIRY = (0.03, 0.035, 0.06), (0.09, 0.06, 0.09)  # room at the sides, on top, below for the shadow

PLATE = ("plate", -1.24, 0.80, dict(lean=7, turn=-7))
PANEL = ("panel", 0.42, 0.25, dict(lean=18))
KEYS = ("smart_key", -0.30, -1.36, dict(lean=34))
LEFT_EYE = ("motion_camera", -1.66, -0.72, dict(turn=-10, lean=4))
FRONT_EYE = ("motion_camera", 0.86, -1.42, dict(turn=4, lean=4))
DOOR = ("door_sensor", -1.07, -1.32, dict(turn=-8, lean=6))


def picture(size, *places, pitch=29, margin=SNUG, oversize=1.25, samples=22):
    """Final pictures are rendered `oversize` times larger and scaled down: small grooves and texts keep clean edges."""
    return dict(size=size, places=places, pitch=pitch, margin=margin, oversize=oversize, samples=samples)


PICTURES = {
    "kit-piso": picture(
        KIT, PLATE, PANEL, KEYS,
        ("motion_camera", 1.22, -1.10, dict(turn=8, lean=4)),
        ("door_sensor", -1.22, -1.00, dict(turn=-8, lean=6)),
    ),
    "kit-bajo-atico": picture(
        KIT, PLATE, PANEL, KEYS, LEFT_EYE,
        ("motion_camera", 1.56, -0.85, dict(turn=9, lean=4)),
        ("door_sensor", 0.72, -1.40, dict(turn=5, lean=6)),
    ),
    "kit-chalet": picture(
        KIT, PLATE, PANEL, KEYS, LEFT_EYE, DOOR,
        ("siren", 1.88, -0.14, dict(turn=8, lean=8)),
        ("motion_camera", 0.72, -1.46, dict(turn=3, lean=4)),
        ("motion_camera", 1.51, -1.42, dict(turn=8, lean=4)),
    ),
    "kit-negocios": picture(
        KIT, PLATE, PANEL, KEYS, LEFT_EYE, FRONT_EYE, DOOR,
        ("keypad", 1.76, -0.55, dict(turn=12, lean=14)),
    ),
    "kit-tienda": picture(
        KIT, PLATE, PANEL, KEYS, LEFT_EYE, DOOR,
        ("motion_camera", 1.74, -0.45, dict(turn=10, lean=4)),
        ("panic_button", 0.98, -1.42, dict(turn=6, lean=30)),
    ),
    "kit-local": picture(
        KIT, PLATE, PANEL, KEYS, LEFT_EYE, FRONT_EYE, DOOR,
        ("keypad", 1.96, 0.72, dict(turn=10, lean=14)),
        ("motion_camera", 1.76, -0.98, dict(turn=9, lean=4)),
    ),
    "kit-oficina": picture(
        KIT, PLATE, PANEL, KEYS, LEFT_EYE, DOOR,
        ("keypad", 1.96, 0.72, dict(turn=10, lean=14)),
        ("motion_camera", 1.88, -0.92, dict(turn=10, lean=4)),
        ("motion_camera", 0.68, -1.44, dict(turn=2, lean=4)),
        ("door_sensor", 1.37, -1.46, dict(turn=4, lean=6)),
    ),
    "hd-camera": picture(SINGLE, ("hd_camera", 0, 0, dict(turn=-16)), pitch=12, margin=AIRY),
    "panic-button": picture(SINGLE, ("panic_button", 0, 0, dict(turn=-14, lean=24)), pitch=22, margin=AIRY),
    "hero-home": picture(
        WIDE,
        ("panel", 0.22, 0.15, dict(lean=20, turn=-2)),
        ("hd_camera", -1.40, 0.62, dict(turn=-6)),
        ("motion_camera", 0.62, -1.32, dict(turn=4, lean=4)),
        ("phone", 1.62, -0.45, dict(turn=10, lean=20)),
        ("smart_key", -1.12, -0.95, dict(lean=34, turn=-8)),
        pitch=29,
    ),
}
