"""Colours of rooms, next to those of `blender_lib.colours`: a little darker than the white devices on the walls."""
from blender_lib import colours as k


def plaster():
    """Walls inside."""
    return k.clay("plaster", [0.72, 0.60, 0.45])


def sage():
    """The wall beside it, for contrast at the corner."""
    return k.clay("sage", [0.40, 0.50, 0.37])


def deep_sage():
    """The wall behind a single white device, near to the viewer."""
    return k.clay("deep sage", [0.29, 0.39, 0.28])


def felt():
    """The base under groups of devices: darker than their shadows' edge on white, lighter than the sign."""
    return k.clay("felt", [0.17, 0.275, 0.195], 0.8)


def oak():
    return k.clay("oak", [0.60, 0.40, 0.22], 0.55)


def oak_dark():
    return k.clay("oak dark", [0.52, 0.335, 0.18], 0.55)


def tile():
    return k.clay("tile", [0.62, 0.60, 0.54], 0.5)


def stone():
    """Floors of shops and bars."""
    return k.clay("stone", [0.50, 0.45, 0.365], 0.55)


def linen():
    """Cushions, curtains, bed linen."""
    return k.clay("linen", [0.82, 0.76, 0.66], 0.8)


def terracotta():
    return k.clay("terracotta", [0.62, 0.20, 0.085], 0.7)


def moss():
    """Sofas and rugs: between the green of roofs and that of leaves."""
    return k.clay("moss", [0.045, 0.17, 0.115], 0.8)


def daylight():
    """The panes of a window seen from inside: the sky behind them."""
    return k._shine("daylight", [0.62, 0.86, 0.90], 0.80)
