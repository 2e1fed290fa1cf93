from places import network


def build():
    """The card reader; an elevation, so that it is stood like a device."""
    return network.card_reader()
