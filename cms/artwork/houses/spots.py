"""The devices that pages lay over a house: the file name of each, its model, its sides and its size.

Devices are drawn larger than life, so that a phone shows what they are.
"""
UNIT = 5.2  # percent of a house picture's width for 1 unit of a device's model (10 cm), before the device's own factor
PIXELS = 20  # of a spot picture for 1 percent of the house picture's width
MAX = 240  # pixels of the longer side

WALL = ("left", "right")
ANY = (*WALL, "floor")
FLOOR = ("floor",)
FOOT = 0.68  # where the foot of a standing device is, from the top of its picture

# slug of the device's page or file name of its picture: (model, factor, sides, pose on the floor)
SPOTS = {
    "placa-alarma": ("plate", 0.88, WALL, {}),
    "sensor-de-puerta-con-alarma": ("door_sensor", 1.45, WALL, {}),
    "panel-control-alarma": ("panel", 0.92, WALL, {}),
    "teclado-alarma": ("keypad", 1.05, WALL, {}),
    "camara-con-sensor-de-movimiento": ("motion_camera", 1.15, WALL, {}),
    "alarma-con-sensor-de-movimiento": ("motion_sensor", 1.15, WALL, {}),
    "sirena-alarma": ("siren", 1.05, WALL, {}),
    "sirena-exterior": ("outdoor_siren", 0.70, WALL, {}),
    "llave-inteligente": ("smart_key", 0.92, ANY, dict(lean=58, turn=8)),
    "panic-button": ("panic_button", 1.15, ANY, dict(lean=62, turn=10)),
    "mando-alarma": ("remote", 1.25, ANY, dict(lean=64, turn=12)),
    "hd-camera": ("hd_camera", 1.00, FLOOR, dict(turn=16)),
    "detector-de-agua": ("water_detector", 1.05, FLOOR, dict(lean=90)),
    "detector-de-humo": ("smoke_detector", 0.88, WALL, {}),
    "detector-rotura-de-cristal": ("glass_break", 1.15, WALL, {}),
    "sensor-temperatura": ("temperature_sensor", 1.05, WALL, {}),
    "camaras-de-vigilancia-exterior": ("outdoor_camera", 0.58, WALL, {}),
    "detector-de-movimiento-exterior": ("outdoor_motion", 0.90, WALL, {}),
    "detector-movimiento-cortina-interior": ("curtain_sensor", 1.15, WALL, {}),
    "detector-movimiento-cortina-exterior": ("outdoor_curtain", 0.90, WALL, {}),
    "sensor-puerta-exterior": ("outdoor_door_sensor", 0.95, WALL, {}),
    "extensor-rf": ("signal_extender", 0.92, WALL, {}),
}


def names():
    """The file names of all spot pictures."""
    return [f"spot-{slug}-{side}" for slug, (_, _, sides, _) in SPOTS.items() for side in sides]


def of(name):
    """The slug and the side of a spot picture."""
    slug, side = name.removeprefix("spot-").rsplit("-", 1)
    return slug, side
