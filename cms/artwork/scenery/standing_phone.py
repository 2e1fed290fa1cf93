"""The phone in a wooden foot, so that it stands upright. Each function shows one screen of the app."""
from blender_lib import clay as c, colours as k
from devices import phone


def build():
    return on_foot(phone.build())


def history():
    return on_foot(phone.history())


def live():
    return on_foot(phone.live())


def notice():
    return on_foot(phone.notice())


def on_foot(parts):
    return [*parts, c.block("foot", (0.66, 0.16, 0.40), k.wood(), (0, -0.93, -0.14), 0.035, 5)]
