from places import network


def build():
    """One SIM card; an elevation, so that it is stood like a device."""
    return network.sim()
