from kit_of_parts import materials as m
from places import network


def build():
    """A second SIM card, in the accent colour."""
    return network.sim(m.mandarin())
