"""One picture for each accessory, named after the slug of its page. `kits` explains the format."""
from blender_lib import lighting
from kits import AIRY, SINGLE, STAGED, picture


PLAIN = dict(margin=AIRY, oversize=1.0, samples=16)
FINE = dict(margin=AIRY)  # for fine relief and small texts: the samples of the kits
SQUARE = (960, 960)  # no page shows the picture of a device wider
CLOSE = (0.05, 0.04, 0.08)  # for several devices: they fill the frame, or each would be small


def alone(device, pitch=18, quality=PLAIN, **pose):
    """One device in the middle, turned a little to show its depth."""
    return picture(SINGLE, (device, 0, 0, dict(dict(turn=-14, lean=8), **pose)), pitch=pitch, **quality)


def in_place(function, turn=-18, pitch=12):
    """A base device on a piece of wall."""
    item = (f"scenery.in_place:{function}", 0, 0, dict(lean=90, turn=turn))
    return picture(SQUARE, item, pitch=pitch, margin=STAGED, oversize=1.25, samples=6, lights=lighting.STAGE)


PICTURES = {
    "panel-control-alarma": in_place("panel_in_hall"),
    "camara-con-sensor-de-movimiento": in_place("camera_in_corner", turn=14),
    "sensor-de-puerta-con-alarma": in_place("sensor_on_door"),
    "placa-alarma": in_place("plate_on_facade"),
    "llave-inteligente": in_place("keys_on_hooks"),
    "teclado-alarma": alone("keypad", turn=-16, lean=14),
    "sirena-alarma": alone("siren", turn=-18, lean=8),
    "app-alarma-yoigo": alone("phone", turn=-14, lean=14, quality=FINE),
    "alarma-con-sensor-de-movimiento": alone("motion_sensor", turn=-18, lean=4),
    "mando-alarma": alone("remote", turn=-16, lean=30, pitch=24),
    "sirena-exterior": alone("outdoor_siren", turn=-20, lean=4),
    "camaras-de-vigilancia-exterior": alone("outdoor_camera", turn=-34, lean=0, pitch=12),
    "detector-de-humo": alone("smoke_detector", turn=-20, lean=28, pitch=22),
    "detector-de-agua": alone("water_detector", turn=0, lean=90, pitch=42),
    "sensor-temperatura": alone("temperature_sensor", turn=-18, lean=8),
    "detector-rotura-de-cristal": alone("glass_break", turn=-18, lean=6),
    "detector-de-movimiento-exterior": alone("outdoor_motion", turn=-22, lean=3, pitch=14),
    "sensor-puerta-exterior": alone("outdoor_door_sensor", turn=-20, lean=6),
    "detector-movimiento-cortina-interior": alone("curtain_sensor", turn=-24, lean=4, quality=FINE),
    "detector-movimiento-cortina-exterior": alone("outdoor_curtain", turn=-28, lean=3, pitch=14),
    "extensor-rf": alone("signal_extender", turn=-16, lean=8),
    "bundle-dos-camaras": picture(
        SINGLE,
        ("motion_camera", -0.40, 0.30, dict(turn=-12, lean=4)),
        ("motion_camera", 0.35, -0.55, dict(turn=-4, lean=4)),
        pitch=22, margin=CLOSE,
    ),
    "bundle-tres-camaras": picture(
        SINGLE,
        ("motion_camera", -0.60, 0.32, dict(turn=-12, lean=4)),
        ("motion_camera", 0.62, 0.26, dict(turn=10, lean=4)),
        ("motion_camera", 0.02, -1.05, dict(turn=-3, lean=4)),
        pitch=29, margin=CLOSE,
    ),
}
