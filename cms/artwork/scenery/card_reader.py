from scenery import network


def build():
    """The card reader (elevation)."""
    return network.card_reader()
