"""SIM cards, each in a wooden foot (elevations)."""
from blender_lib import clay as c, colours as k, materials as m
from scenery import network


def green():
    return _standing(m.petrol())


def orange():
    """A second card, in the accent colour."""
    return _standing(m.mandarin())


def _standing(paint):
    return [*network.sim(paint), c.block("foot", (0.62, 0.12, 0.26), k.wood(), (0, -0.38, -0.13), 0.03, 4)]
