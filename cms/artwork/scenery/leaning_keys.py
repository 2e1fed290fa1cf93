"""Smart keys side by side, leaning against a wooden block. Their lower edges stand on the floor."""
from blender_lib import clay as c, colours as k
from devices import smart_key

TILTS = (5, -4, 3, -5)


def build(count=2, scale=1.0, lean=24):
    wide = 0.54 * scale * count
    rest = [(-0.20 * scale, 0), (0.20 * scale, 0), (0.20 * scale, 0.53 * scale), (0.05 * scale, 0.53 * scale)]
    parts = c.move([c.profile("rest", rest, wide, k.wood(), edge=0.03 * scale)], (0, 0.29 * scale, 0), 90)
    for i in range(count):
        key = c.move(smart_key.tag(), turn=TILTS[i])
        parts += c.hang(key, ((i - (count - 1) / 2) * 0.54 * scale, 0, 0.33 * scale), scale=scale, lean=lean)
    return parts


def four():
    return build(4, 0.80)
