"""A house open to the street and the alarm that guards it (the picture of the home page): panel and app stand before it, larger than life."""
from blender_lib import clay as c, shapes as s
from devices import motion_camera, panel
from houses import chalet, paint
from scenery import standing_phone

PLATE = 0.16


def build():
    return [
        *c.move(house(), turn=-45, scale=1.5),
        s.slab("plate", (4.0, 1.5, PLATE), paint.felt(), corner=0.3, edge=0.05, at=(2.45, -3.75, -0.06)),
        *c.hang(panel.build(is_large=True), (1.85, -3.55, PLATE + 0.78), -6, scale=1.08, lean=10),
        *c.hang(standing_phone.large(), (3.62, -3.85, PLATE + 0.98), 3, scale=1.06),
    ]


def house():
    """The camera is on the back wall, between the window and the fireplace."""
    return [*chalet.build(), *c.hang(motion_camera.build(), (0.14, chalet.BACK - 0.01, 0.90), scale=0.20)]
