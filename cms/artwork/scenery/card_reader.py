from blender_lib import clay as c, colours as k
from scenery import network

LEAN = 30  # degrees, at which its prop touches the ground


def build():
    """The card reader with the prop that holds it (elevation)."""
    return [*network.card_reader(), c.block("prop", (0.50, 0.10, 0.64), k.asphalt(), (0, -0.35, -0.62), 0.03)]
