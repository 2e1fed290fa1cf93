"""What a group of devices stands on: a base plate and, behind, a step for the larger ones. Upright coordinates."""
from blender_lib import clay as c, colours as k, shapes as s, staging
from devices import smart_key
from houses import paint

BASE, STEP = 0.16, 1.16  # heights of the upper sides
FAR = 120.0  # wider than what any picture shows
FRONT, EDGE, BACK = -1.60, 0.10, 1.50  # from the viewer away: the base's front, the step's front, the base's back
PEG = BASE + 0.87


def build(width, keys=None, step=True, front=FRONT, back=BACK, beyond=False):
    """A stage `width` wide, with its middle at x = 0, from `front` to `back`; without `step` it is the base plate alone.

    `keys` is where the four smart keys hang on the step. With `beyond` the stage goes on to all edges of the picture.
    """
    deep = back - EDGE - 0.16
    plate = s.slab("base", (width, back - front, BASE), paint.felt(), corner=0.42, edge=0.06, at=(0, (back + front) / 2, 0))
    stage = [plate, *([shelf(width - 0.44, deep)] if step else [])]
    if beyond:
        ground = c.block("base", (FAR, FAR, BASE), paint.felt(), (0, 0, 0))
        stage = [*staging.unseen(stage), *staging.beyond([ground, *([shelf(FAR, deep)] if step else [])])]
    return [*stage, *([] if keys is None else hanging_keys(keys))]


def shelf(width, deep):
    """The step."""
    return c.block("step", (width, deep, STEP - BASE + 0.02), k.wood(), (0, EDGE + deep / 2, BASE - 0.02), 0.05, 6)


def hanging_keys(x):
    parts = []
    for i, lean in enumerate((-3, 2, -1, 3)):
        left = x + 0.50 * (i - 1.5)
        parts.append(c.rod("peg", (left, EDGE + 0.02, PEG), (left, EDGE - 0.22, PEG + 0.02), 0.032, k.wood()))
        key = c.move(smart_key.tag(), turn=lean)
        parts += c.hang(key, (left, EDGE - 0.13, PEG - 0.40))
    return parts
