from scenery import network


def build():
    """One SIM card (elevation)."""
    return network.sim()
