from blender_lib import materials as m
from scenery import network


def build():
    """A second SIM card, in the accent colour."""
    return network.sim(m.mandarin())
