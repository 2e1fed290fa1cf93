from places import network


def build():
    """A loop of fibre with its plug."""
    return network.fibre()
