"""The phone in a wooden foot, so that it stands upright: with the app, or with the discount of a promo."""
from blender_lib import clay as c, colours as k
from devices import phone


def build():
    return standing(phone.build())


def large():
    return standing(phone.large())


def with_discount():
    """Larger than life beside other devices: the phone is what the promo is about."""
    return c.move(standing(phone.with_discount()), scale=1.2)


def standing(parts):
    return [*parts, c.block("foot", (0.66, 0.16, 0.40), k.wood(), (0, -0.93, -0.14), 0.035, 5)]
