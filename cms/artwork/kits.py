"""The pictures of kits: their devices and the position of each.

An item is (device, x, y, pose): x to the right, y away from the viewer, in units of 10 cm. The pose is passed to
`staging.stand`. A kit has two rows: plate, panel and other large devices on the step of the stage, sensors and keys in
front of it, where they cover no key, sign or grille. The devices of a kit are those of its document in the content. No
page shows a picture wider than 1280 pixels.
"""
from blender_lib import lighting
from scenery import stage

KIT, SINGLE, WIDE = (1280, 960), (1200, 1200), (1280, 854)

SNUG, AIRY = (0.03, 0.035, 0.06), (0.09, 0.06, 0.09)  # margins: sides, top, bottom (for the shadow)
STAGED = (0.045, 0.04, 0.055)

UP, DOWN = stage.STEP + 0.002, stage.BASE + 0.002  # on the step, on the base


def up(device, x, y=0.92, **pose):
    return (device, x, y, dict(pose, lift=UP))


def down(device, x, y, **pose):
    """A device on the base plate, turned outwards in proportion to its distance from the middle."""
    return (device, x, y, dict(dict(turn=round(4 * x)), **pose, lift=DOWN))


def camera(x, y=-0.80):
    return down("motion_camera", x, y)


def door(x, y=-0.95):
    return down("door_sensor", x, y)


def picture(size, *items, pitch=29, margin=SNUG, oversize=1.0, samples=14, stage=None, lights=lighting.ALONE, filled=False, cover=False, studio=1.0):
    """A picture. With `oversize` it is rendered larger and scaled down: cleaner edges, for more time.

    `stage` is what `scenery.stage` needs to build a stage under the items. A `filled` picture has surroundings up to its edges;
    with `cover` its frame reaches all of them, and a larger `studio` lights them evenly.
    """
    return dict(
        size=size, items=items, pitch=pitch, margin=margin, oversize=oversize, samples=samples, stage=stage, lights=lights,
        filled=filled, cover=cover, studio=studio,
    )


def staged(size, *items, width, keys, beyond=False):
    """A group on a stage, for which few samples are enough: most of it is matt."""
    on = dict(width=width, keys=keys, beyond=beyond)
    return picture(
        size, *items, pitch=18, margin=(0.05, 0.20, 0.16) if beyond else STAGED, oversize=1.25, samples=6, stage=on, lights=lighting.STAGE,
        filled=beyond, studio=2.2 if beyond else 1.0,
    )


def kit(width, keys, *others):
    return staged(KIT, *others, width=width, keys=keys)


PLATE, PANEL = up("scenery.standing_plate", -1.40), up("panel", 0.58, lean=10)
WIDE_ROW = (up("scenery.standing_plate", -1.86, turn=-4), up("panel", 0.06, lean=10))
KEYPAD_AT_END = up("keypad", 2.46, lean=8, turn=6)
KEYPAD, SIREN = up("keypad", 1.84, lean=8, turn=5), up("siren", 1.84, turn=5)
SHOP = (*WIDE_ROW, up("panic_button", 1.84, lean=18, turn=5), camera(-2.04), door(-1.24), camera(1.96))

PICTURES = {
    "kit-piso": kit(4.6, 0.08, PLATE, PANEL, door(-1.52), camera(1.66)),
    "kit-bajo-atico": kit(5.0, 0.36, PLATE, PANEL, camera(-1.86), door(-1.04), camera(1.92)),
    "kit-tienda": kit(5.4, 0.20, *SHOP),
    "business-offer": staged(KIT, *SHOP, width=5.4, keys=0.20, beyond=True),
    "kit-negocios": kit(5.4, 0.20, *WIDE_ROW, KEYPAD, camera(-2.04), door(-1.24), camera(1.96)),
    "kit-chalet": kit(5.6, -0.18, *WIDE_ROW, SIREN, camera(-2.16), door(-1.48), camera(1.26, -0.62), camera(2.16)),
    "kit-local": kit(5.6, -0.18, *WIDE_ROW, KEYPAD, camera(-2.16), door(-1.48), camera(1.26, -0.62), camera(2.16)),
    "kit-oficina": kit(6.2, -0.52, *WIDE_ROW, KEYPAD, camera(-2.50), door(-1.82), camera(0.90, -0.62), door(1.66), camera(2.44)),
    "hero-business": staged(
        WIDE, up("outdoor_siren", -2.20, turn=-5), up("panel", -0.28, lean=10), up("scenery.standing_phone", 1.42, turn=3), KEYPAD_AT_END,
        down("panic_button", -2.36, -0.80, lean=24), camera(-1.40, -0.95), camera(2.20),
        width=6.5, keys=0.42,
    ),
}
