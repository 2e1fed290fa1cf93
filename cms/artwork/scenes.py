"""The pictures of dwellings, premises, offers and pages. `kits` explains the format."""
from kits import KIT, picture

MODEL_MARGIN = (0.035, 0.03, 0.07)  # sides, top, bottom: a base plate has a small shadow
GROUP_MARGIN = (0.08, 0.05, 0.09)


def model(name, turn=-30, pitch=24, size=KIT):
    """One model on its base plate, turned to show its front and its right side."""
    return low_sample(size, (f"scenery.{name}", 0, 0, dict(lean=90, turn=turn)), pitch=pitch, margin=MODEL_MARGIN)


def low_sample(*arguments, **values):
    """A picture with few samples: large matt faces have little noise."""
    return dict(picture(*arguments, **{"oversize": 0.8, "samples": 8, **values}), shadow_samples=40)


def group(*items, size=KIT, margin=GROUP_MARGIN, pitch=24, oversize=1.0, **values):
    """Several items on the floor, as in the pictures of kits."""
    return low_sample(size, *items, pitch=pitch, margin=margin, oversize=oversize, **values)


PICTURES = {
    "dwelling-piso": model("piso"),
    "dwelling-bajo-atico": model("bajo_atico"),
    "dwelling-chalet": model("chalet"),
    "dwelling-segunda-residencia": model("second_home"),
    "premises-tienda": model("shop", pitch=18),
    "premises-local": model("workshop", pitch=18),
    "premises-oficina": model("office", pitch=18),
    "receiving-centre": model("receiving_centre", turn=-14, pitch=24),
    "technician-visit": model("technician", turn=-16, pitch=22),
    "fibre-and-phone": group(
        ("scenery.router", -0.40, 0.30, dict(lean=90, turn=-8)),
        ("phone", 1.30, 0.15, dict(turn=12, lean=16)),
        ("scenery.sim", 0.70, -1.14, dict(turn=6, lean=28)),
    ),
    "customer-care": group(
        ("scenery.headset", -0.55, -0.10, dict(lean=90, turn=-18)),
        ("phone", 0.95, -0.35, dict(turn=10, lean=16)),
        ("scenery.bubble", 0.55, 1.00, dict(turn=-2, lean=4, lift=1.30)),
        pitch=16,
    ),
    "holidays": group(
        ("scenery.little_house", -0.95, 1.10, dict(lean=90, turn=-24)),
        ("scenery.suitcase", 1.28, 0.30, dict(turn=-12, lean=6)),
        ("scenery.sun_hat", 0.02, -1.20, dict(lean=76, turn=-10)),
        ("smart_key", -1.45, -1.00, dict(lean=34, turn=-6)),
        pitch=22,
    ),
    "signal-blocked": group(
        ("scenery.rings", 0, 0, dict(lean=90)),
        ("panel", -0.68, 0.05, dict(lean=18, turn=-6, lift=0.125)),
        ("signal_extender", 1.12, -0.55, dict(lean=10, turn=8, lift=0.125)),
        pitch=26,
    ),
    "keys-at-the-door": model("front_door", turn=-22, pitch=14),
    "police-notice": group(
        ("panel", -0.78, 0.30, dict(lean=18, turn=-8)),
        ("scenery.badge", 1.25, 0.62, dict(lean=6, turn=10)),
        ("siren", 0.92, -1.15, dict(lean=8, turn=8)),
    ),
    "business-tariff": group(
        ("scenery.card_reader", -0.85, -0.20, dict(lean=38, turn=-14)),
        ("phone", 0.62, 0.20, dict(lean=16, turn=8)),
        ("scenery.sim", 0.10, -1.05, dict(lean=28, turn=-6)),
        ("scenery.sim_orange", 1.00, -1.00, dict(lean=28, turn=8)),
    ),
    "bill": group(
        ("scenery.bill", -0.35, 0.35, dict(lean=12, turn=-12)),
        ("scenery.percent", 1.08, -0.10, dict(lean=10, turn=10)),
        ("scenery.coins", 0.06, -1.10, dict(lean=90, turn=6)),
    ),
}
