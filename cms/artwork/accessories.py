"""One picture for each accessory, named after the slug of its page. `kits` explains the format."""
from blender_lib import lighting
from kits import AIRY, DOWN, SINGLE, STAGED, picture


PLAIN = dict(margin=AIRY, oversize=1.0, samples=16)
FILLED = (-0.02, -0.02, -0.02)  # margins inwards: the picture shows no edge of its frame
SQUARE, WIDE, SMALL = (960, 960), (1280, 960), (960, 720)  # no page shows the picture of a device wider


def alone(device):
    """One device in the middle, turned a little to show its depth: a look at a model that no page shows."""
    return picture(SINGLE, (device, 0, 0, dict(turn=-14, lean=8)), pitch=18, **PLAIN)


def in_place(function, turn=-18, pitch=12):
    """A device where it belongs: `function` is a module of `scenery` and its function."""
    item = (f"scenery.{function}", 0, 0, dict(lean=90, turn=turn))
    return picture(SQUARE, item, pitch=pitch, margin=FILLED, oversize=1.25, samples=6, lights=lighting.STAGE, filled=True, cover=True)


def from_below(function):
    """A device on a ceiling: the piece of the room leans back, so that its underside is seen and lit."""
    item = (f"scenery.{function}", 0, 0, dict(lean=134))
    return picture(SQUARE, item, pitch=0, margin=FILLED, oversize=1.25, samples=6, lights=dict(lighting.STAGE, fill=15.0), filled=True, cover=True)


def wide(function, pitch=10, turn=-10, size=WIDE):
    """A further picture of a device, as wide as its page shows it."""
    item = (f"scenery.{function}", 0, 0, dict(lean=90, turn=turn))
    return picture(size, item, pitch=pitch, margin=STAGED, oversize=1.0, samples=8, lights=lighting.STAGE)


def at_work(*items, plate, pitch=14):
    """A device on a plate, and beside it what it does."""
    on = dict(width=plate[0], step=False, front=plate[1], back=plate[2])
    items = [(name, x, y, dict(pose, lift=pose.get("lift", 0) + DOWN)) for name, x, y, pose in items]
    return picture(SMALL, *items, pitch=pitch, margin=STAGED, oversize=1.0, samples=8, stage=on, lights=lighting.STAGE)


PICTURES = {
    "panel-and-key": at_work(
        ("panel", -0.22, 0.25, dict(lean=10, turn=-24)), ("scenery.at_work:key", 1.02, -0.62, dict(lean=6, turn=-10)), plate=(2.9, -1.00, 0.95),
    ),
    "siren-sounding": at_work(
        ("siren", 0, 0, dict(lean=4, turn=-14)),
        ("scenery.at_work:waves", 0.48, 0, dict(lift=0.27)), ("scenery.at_work:waves_to_left", -0.48, 0, dict(lift=0.27)), plate=(2.2, -0.75, 0.70),
    ),
    "camera-detecting": at_work(
        ("motion_camera", -0.26, 0, dict(lean=4, turn=-20)), ("scenery.at_work:waves", 0.12, -0.10, dict(lift=0.57)), plate=(1.8, -0.70, 0.65),
    ),
    "panic-button-pressed": at_work(
        ("panic_button", -0.24, 0, dict(lean=10, turn=-18)), ("scenery.at_work:waves", 0.14, 0, dict(lift=0.16)), plate=(1.7, -0.65, 0.60),
    ),
    "keypad-and-key": at_work(
        ("keypad", -0.20, 0.10, dict(lean=8, turn=-20)), ("scenery.at_work:key", 0.74, -0.42, dict(lean=6, turn=-10)), plate=(2.1, -0.80, 0.70),
    ),
    "outdoor-siren-sounding": at_work(
        ("outdoor_siren", 0, 0, dict(lean=4, turn=-14)),
        ("scenery.at_work:waves", 0.72, 0, dict(lift=0.70)), ("scenery.at_work:waves_to_left", -0.74, 0, dict(lift=0.70)), plate=(2.7, -0.85, 0.80),
    ),
    "smoke-detected": at_work(
        ("smoke_detector", 0, 0, dict(lean=8, turn=-12)),
        ("scenery.at_work:waves", 0.70, 0, dict(lift=0.42)), ("scenery.at_work:waves_to_left", -0.72, 0, dict(lift=0.42)), plate=(2.6, -0.80, 0.75),
    ),
    "motion-sensor-detecting": at_work(
        ("motion_sensor", -0.26, 0, dict(lean=4, turn=-20)), ("scenery.at_work:waves", 0.12, -0.10, dict(lift=0.30)), plate=(1.8, -0.70, 0.65),
    ),
    "outdoor-motion-detecting": at_work(
        ("outdoor_motion", -0.30, 0, dict(lean=4, turn=-20)), ("scenery.at_work:waves", 0.22, -0.10, dict(lift=0.56)), plate=(2.1, -0.75, 0.70),
    ),
    "glass-broken": at_work(
        ("glass_break", -0.24, 0, dict(lean=6, turn=-18)), ("scenery.at_work:waves", 0.14, 0, dict(lift=0.26)), plate=(1.8, -0.70, 0.65),
    ),
    "water-leak": at_work(
        ("water_detector", -0.25, 0.10, dict(lean=90)), ("scenery.at_work:puddle", 0.30, -0.20, dict(lean=90)), plate=(2.4, -1.00, 0.90), pitch=36,
    ),
    "door-opened": wide("at_work:door_opened", turn=15, pitch=12, size=SMALL),
    "camera-at-night": wide("camera_phone:at_night"),
    "panel-control-alarma": in_place("in_place:panel_in_hall"),
    "camara-con-sensor-de-movimiento": in_place("in_place:camera_in_corner", turn=14),
    "sensor-de-puerta-con-alarma": in_place("in_place:sensor_on_door"),
    "placa-alarma": in_place("in_place:plate_on_facade"),
    "llave-inteligente": in_place("in_place:keys_on_hooks"),
    "teclado-alarma": in_place("at_home:keypad_at_door"),
    "sirena-alarma": in_place("at_home:siren_high_up"),
    "panic-button": in_place("at_home:panic_button_at_hand"),
    "hd-camera": in_place("at_home:camera_on_shelf"),
    "app-alarma-yoigo": in_place("at_home:phone_on_sideboard"),
    "alarma-con-sensor-de-movimiento": in_place("at_home:motion_sensor_in_room"),
    "mando-alarma": in_place("at_home:remote_on_hook"),
    "detector-movimiento-cortina-interior": in_place("at_home:curtain_sensor_at_window"),
    "extensor-rf": in_place("at_home:extender_at_socket"),
    "bundle-dos-camaras": in_place("at_home:two_rooms"),
    "bundle-tres-camaras": in_place("at_home:three_rooms"),
    "detector-de-humo": from_below("hazards:smoke_detector_on_ceiling"),
    "detector-de-agua": in_place("hazards:water_detector_under_sink", pitch=32),
    "sensor-temperatura": in_place("hazards:temperature_sensor_in_room"),
    "detector-rotura-de-cristal": in_place("hazards:glass_break_at_window"),
    "sirena-exterior": in_place("outdoors:siren_on_facade"),
    "camaras-de-vigilancia-exterior": in_place("outdoors:camera_on_pillar"),
    "detector-de-movimiento-exterior": in_place("outdoors:motion_detector_on_terrace"),
    "detector-movimiento-cortina-exterior": in_place("outdoors:curtain_detector_at_shutter"),
    "sensor-puerta-exterior": in_place("outdoors:door_sensor_on_gate"),
}
