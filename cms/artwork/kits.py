"""The pictures of kits: their devices and the position of each.

An item is (device, x, y, pose): x to the right, y away from the viewer, in units of 10 cm. The pose is passed to
`staging.stand`. A kit has two rows: plate, panel and other large devices at the back, sensors and keys in front, far
enough forward to cover no key, sign or grille. The devices of a kit are those of its document in the content.
"""
KIT, SINGLE, WIDE = (1600, 1200), (1200, 1200), (1920, 1280)

SNUG, AIRY = (0.03, 0.035, 0.06), (0.09, 0.06, 0.09)  # margins: sides, top, bottom (for the shadow)

PLATE = ("plate", -1.36, 0.80, dict(lean=7, turn=-6))
PANEL = ("panel", 0.38, 0.45, dict(lean=18))
KEYPAD = ("keypad", 1.93, 1.08, dict(turn=8, lean=14))
SIREN = ("siren", 1.98, 1.12, dict(turn=8, lean=8))
KEYS = ("smart_key", 0.04, -1.80, dict(lean=34))
LEFT_CAMERA = ("motion_camera", -1.80, -1.15, dict(turn=-9, lean=4))
DOOR = ("door_sensor", -1.04, -1.65, dict(turn=-6, lean=6))


def camera(x, y):
    """A motion camera, turned outwards in proportion to its distance from the middle."""
    return ("motion_camera", x, y, dict(turn=round(5 * x), lean=4))


def door(x, y):
    return ("door_sensor", x, y, dict(turn=round(5 * x), lean=6))


def picture(size, *items, pitch=29, margin=SNUG, oversize=1.0, samples=14):
    """A picture. With `oversize` it is rendered larger and scaled down: cleaner edges of small details, for more time."""
    return dict(size=size, items=items, pitch=pitch, margin=margin, oversize=oversize, samples=samples)


def kit(*others):
    """A kit. Pages show it at 1280 pixels at most, so it needs no `oversize`."""
    return picture(KIT, PLATE, PANEL, *others, oversize=1.0, samples=18)


PICTURES = {
    "kit-piso": kit(KEYS, door(-1.35, -1.25), camera(1.34, -1.40)),
    "kit-bajo-atico": kit(KEYS, LEFT_CAMERA, DOOR, camera(1.34, -1.50)),
    "kit-tienda": kit(
        KEYS, LEFT_CAMERA, DOOR, camera(1.80, -0.55),
        ("panic_button", 1.18, -1.85, dict(turn=5, lean=30)),
    ),
    "kit-negocios": kit(KEYPAD, KEYS, LEFT_CAMERA, DOOR, camera(1.44, -1.55)),
    "kit-chalet": kit(SIREN, KEYS, LEFT_CAMERA, DOOR, camera(1.06, -1.85), camera(1.84, -1.50)),
    "kit-local": kit(KEYPAD, KEYS, LEFT_CAMERA, DOOR, camera(1.06, -1.85), camera(1.84, -1.50)),
    "kit-oficina": kit(
        KEYPAD, LEFT_CAMERA, door(-1.21, -1.62), ("smart_key", -0.28, -2.30, dict(lean=34)),
        camera(0.68, -1.70), door(1.27, -2.16), camera(1.88, -1.50),
    ),
    "hd-camera": picture(SINGLE, ("hd_camera", 0, 0, dict(turn=-16)), pitch=12, margin=AIRY),
    "panic-button": picture(SINGLE, ("panic_button", 0, 0, dict(turn=-14, lean=24)), pitch=22, margin=AIRY),
    "hero-home": picture(
        WIDE,
        ("panel", 0.05, 0.45, dict(lean=18, turn=-2)),
        ("hd_camera", -1.66, 0.28, dict(turn=-10)),
        ("phone", 1.74, -0.32, dict(turn=9, lean=18)),
        ("smart_key", -1.06, -1.55, dict(lean=34, turn=-6)),
        ("door_sensor", -0.10, -1.60, dict(lean=6)),
        ("motion_camera", 0.80, -1.66, dict(turn=4, lean=4)),
        pitch=29, oversize=1.0,
    ),
}
