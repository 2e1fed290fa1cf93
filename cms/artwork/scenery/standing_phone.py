"""The phone with the app in a wooden foot, so that it stands upright."""
from blender_lib import clay as c, colours as k
from devices import phone


def build():
    return [*phone.build(), c.block("foot", (0.66, 0.16, 0.40), k.wood(), (0, -0.93, -0.14), 0.035, 5)]
