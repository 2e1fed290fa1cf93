"""One picture per accessory, named after the slug of its page; places are those of `kits`."""
from kits import AIRY, SINGLE, picture


def alone(device, pitch=18, margin=AIRY, **pose):
    """One device in the middle, turned a little, so that its depth shows."""
    return picture(SINGLE, (device, 0, 0, dict(dict(turn=-14, lean=8), **pose)), pitch=pitch, margin=margin)


PICTURES = {
    "panel-control-alarma": alone("panel", lean=18, turn=-10, pitch=22),
    "camara-con-sensor-de-movimiento": alone("motion_camera", turn=-18, lean=4),
    "sensor-de-puerta-con-alarma": alone("door_sensor", turn=-18, lean=6),
    "placa-alarma": alone("plate", turn=-14, lean=7),
    "llave-inteligente": alone("smart_key", turn=-4, lean=34, pitch=26),
    "teclado-alarma": alone("keypad", turn=-16, lean=14),
    "sirena-alarma": alone("siren", turn=-18, lean=8),
    "app-alarma-yoigo": alone("phone", turn=-14, lean=14),
    "bundle-dos-camaras": picture(
        SINGLE,
        ("motion_camera", -0.50, 0.25, dict(turn=-12, lean=4)),
        ("motion_camera", 0.46, -0.20, dict(turn=-6, lean=4)),
        pitch=20, margin=AIRY,
    ),
    "bundle-tres-camaras": picture(
        SINGLE,
        ("motion_camera", -0.80, 0.35, dict(turn=-14, lean=4)),
        ("motion_camera", 0.85, 0.30, dict(turn=10, lean=4)),
        ("motion_camera", 0.02, -0.38, dict(turn=-4, lean=4)),
        pitch=22, margin=AIRY,
    ),
}
