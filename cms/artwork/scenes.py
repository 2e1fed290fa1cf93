"""The pictures of dwellings, premises, offers and pages. `kits` explains the format."""
from blender_lib import lighting
from kits import KIT, picture
from scenery import card_reader, stage

MODEL_MARGIN = (0.035, 0.03, 0.07)  # sides, top, bottom: a base plate has a small shadow
GROUP_MARGIN = (0.05, 0.04, 0.07)


def model(name, turn=-30, pitch=24, size=KIT):
    """One model on its base plate, turned to show its front and its right side."""
    item = (f"scenery.{name}", 0, 0, dict(lean=90, turn=turn))
    return low_sample(size, item, pitch=pitch, margin=MODEL_MARGIN)


def in_street(function, margin=(0.0, 0.13, 0.15)):
    """A building in its street, up to the edges of the picture, with room above and below for wide places."""
    item = (f"scenery.street:{function}", 0, 0, dict(lean=90, turn=-30))
    return low_sample(KIT, item, pitch=22, margin=margin, filled=True, studio=3.0, oversize=1.0, samples=6)


def low_sample(*arguments, **values):
    """A picture with few samples: large matt faces have little noise."""
    return picture(*arguments, **{"oversize": 0.8, "samples": 8, **values})


def group(*items, size=KIT, pitch=18, plate=None, beyond=None):
    """Several items on a base plate, as in the pictures of kits; `plate` is its (width, front, back), if the group brings none.

    With `beyond` it goes on to all edges of the picture: the part of the width that is left free at either side.
    """
    if plate:
        items = [(name, x, y, dict(pose, lift=pose.get("lift", 0) + stage.BASE + 0.002)) for name, x, y, pose in items]
    width, front, back = plate or (0, 0, 0)
    return low_sample(
        size, *items, pitch=pitch, margin=GROUP_MARGIN if beyond is None else (beyond, 0.14, 0.12), oversize=1.25, samples=6,
        stage=dict(width=width, step=False, front=front, back=back, beyond=beyond is not None) if plate else None, lights=lighting.STAGE,
        filled=beyond is not None, studio=1.0 if beyond is None else 2.2,
    )


def link(name):
    """A link of the chain: a small square picture."""
    return picture((480, 480), (f"scenery.chain:{name}", 0, 0, dict(lean=90)), pitch=16, margin=(0.04, 0.05, 0.07), oversize=1.25, samples=8, lights=lighting.STAGE)


ROUTER = (
    ("scenery.router", -0.40, 0.30, dict(lean=90, turn=-8)),
    ("scenery.standing_phone", 1.18, 0.30, dict(turn=4)),
    ("scenery.sim:green", 1.86, -0.20, dict(turn=8, lean=6)),
)
HEADSET = (
    ("scenery.headset", -0.62, 0.0, dict(lean=90, turn=-18)),
    ("scenery.standing_phone", 1.06, -0.10, dict(turn=6)),
    ("scenery.bubble", -0.02, 0.66, dict(turn=-2)),
)

PICTURES = {
    "street-piso": in_street("flats"),
    "street-bajo-atico": in_street("garden_flat_and_attic"),
    "street-chalet": in_street("detached"),
    "street-tienda": in_street("corner_shop"),
    "street-negocio": in_street("shop_and_unit"),
    "street-local": in_street("commercial_unit"),
    "street-oficina": in_street("office_building"),
    "by-the-sea": in_street("by_the_sea", margin=(0.0, 0.20, 0.22)),
    "technician-in-room": low_sample(
        KIT, ("scenery.technician:in_room", 0, 0, dict(lean=90, turn=-16)), pitch=20, margin=(0.0, 0.17, 0.17),
        filled=True, studio=1.5, oversize=1.0, samples=6,
    ),
    "chain-sensor": link("sensor"),
    "chain-panel": link("alarm_panel"),
    "chain-operator": link("operator"),
    "chain-police": link("police"),
    "dwelling-bajo-atico": model("bajo_atico"),
    "dwelling-segunda-residencia": model("second_home"),
    "dwellings": model("three_homes", turn=0, pitch=20, size=(1280, 720)),
    "premises-tienda": model("shop", pitch=18),
    "premises-local": model("workshop", pitch=18),
    "premises-oficina": model("office", pitch=18),
    "hero-home": low_sample(
        KIT, ("scenery.house_and_alarm", 0, 0, dict(lean=90)), pitch=24, margin=(0.02, 0.03, 0.06), oversize=1.25, samples=6,
    ),
    "receiving-centre": low_sample(
        KIT, ("scenery.receiving_centre", 0, 0, dict(lean=90, turn=-14)), pitch=24, margin=MODEL_MARGIN, oversize=1.25, samples=6,
    ),
    "technician-visit": model("technician", turn=-16, pitch=22),
    "fibre-and-phone": group(*ROUTER, plate=(4.8, -1.55, 1.20)),
    "business-fibre": group(*ROUTER, plate=(3.7, -1.10, 0.90), beyond=0.14),
    "customer-care": group(*HEADSET, plate=(3.6, -1.20, 1.05), pitch=16),
    "who-answers": group(*HEADSET, plate=(3.6, -1.20, 1.05), pitch=16, beyond=0.2),
    "holidays": group(
        ("scenery.little_house", -0.95, 1.10, dict(lean=90, turn=-24)),
        ("scenery.suitcase", 1.28, 0.30, dict(turn=-12, lean=6)),
        ("scenery.sun_hat", 0.02, -1.20, dict(lean=76, turn=-10)),
        ("smart_key", -1.45, -1.05, dict(lean=86, turn=-6)),
        plate=(4.9, -2.15, 2.20), pitch=22,
    ),
    "signal-blocked": group(
        ("scenery.rings", 0, 0, dict(lean=90)),
        ("panel", -0.68, 0.05, dict(lean=18, turn=-6, lift=0.125)),
        ("signal_extender", 1.12, -0.55, dict(lean=10, turn=8, lift=0.125)),
        pitch=26,
    ),
    # A file of the site: as AVIF, app/layout/door-ajar.avif.
    "door-ajar": low_sample((1120, 840), ("scenery.door_ajar", 0, 0, dict(lean=90, turn=20)), pitch=14, margin=MODEL_MARGIN, oversize=1.0, samples=6),
    "keys-at-the-door": model("front_door", turn=-22, pitch=14),
    "police-notice": group(
        ("panel", -1.05, 0.10, dict(lean=14, turn=-6)),
        ("scenery.badge", 0.98, 0.50, dict(turn=4)),
        ("siren", 2.00, -0.50, dict(lean=4, turn=8)),
        plate=(5.7, -1.30, 1.20),
    ),
    "house-on-phone": group(
        ("scenery.little_house", -0.72, 0.55, dict(lean=90, turn=-24)),
        ("scenery.standing_phone", 1.22, -0.62, dict(turn=6)),
        plate=(4.9, -1.45, 2.05), pitch=18,
    ),
    "central-answers": group(
        ("scenery.headset", -0.80, 0.0, dict(lean=90, turn=-18)),
        ("scenery.badge", 0.95, 0.25, dict(turn=4)),
        plate=(3.9, -1.20, 1.05), pitch=16,
    ),
    "every-day": group(
        ("panel", -0.62, 0.42, dict(lean=12, turn=-6)),
        ("scenery.standing_phone", 1.04, -0.10, dict(turn=6)),
        ("scenery.leaning_keys:four", -0.62, -1.12, dict(lean=90, turn=-6)),
        plate=(3.9, -1.60, 1.05), pitch=18,
    ),
    "business-tariff": group(
        ("scenery.card_reader", -1.20, -0.10, dict(lean=card_reader.LEAN, turn=-10)),
        ("scenery.standing_phone", 0.0, 0.20, dict(turn=2)),
        ("scenery.sim:green", 0.92, -0.10, dict(lean=6, turn=4)),
        ("scenery.sim:orange", 1.62, -0.18, dict(lean=6, turn=8)),
        plate=(4.3, -1.10, 0.90),
    ),
    "bill": group(
        ("scenery.bill", -0.42, 0.35, dict(lean=12, turn=-10)),
        ("scenery.percent", 1.04, -0.05, dict(lean=8, turn=8)),
        ("scenery.coins", 0.16, -0.96, dict(lean=90, turn=6)),
        plate=(3.5, -1.60, 0.95),
    ),
    "first-kit": group(
        ("scenery.open_box", 0, 0.30, dict(lean=90, turn=-6)),
        ("door_sensor", -1.20, -1.10, dict(turn=-6)),
        plate=(4.5, -1.70, 1.20), size=(960, 720), beyond=0.12,
    ),
    "discount": group(
        ("scenery.standing_phone:with_discount", -0.84, -0.30, dict(turn=-4)),
        ("panel", 0.70, 0.42, dict(lean=12, turn=6)),
        plate=(3.9, -0.80, 1.05), pitch=12,
    ),
}
