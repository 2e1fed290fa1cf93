"""The deterrent plate in a wooden foot, so that it stands upright."""
from blender_lib import clay as c, colours as k
from devices import plate


def build():
    return [*plate.build(), c.block("foot", (1.02, 0.20, 0.42), k.wood(), (0, -0.98, -0.18), 0.04, 5)]
