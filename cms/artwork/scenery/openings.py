"""Windows, doors, shutters, balconies and the alarm plate, as elevations for `clay.hang`."""
from devices import plate
from blender_lib import clay as c, colours as k, materials as m


def window(width, height, pane=None, frame=None, mullions=1, bars=0, sill=True, shutters=None):
    """A framed window around the origin; `shutters` is the material of a pair of leaves beside it."""
    frame, pane = frame or k.chalk(), pane or k.pane()
    rim, out = 0.035, 0.035
    parts = [c.block("pane", (width, height, 0.02), pane, (0, 0, -0.008), 0.004, 1)]
    for side in (-1, 1):
        parts.append(c.block("jamb", (rim, height + rim, 0.05), frame, (side * width / 2, 0, out - 0.05), 0.010, 2))
        parts.append(c.block("rail", (width + rim, rim, 0.05), frame, (0, side * height / 2, out - 0.05), 0.010, 2))
    for i in range(mullions):
        x = width * ((i + 1) / (mullions + 1) - 0.5)
        parts.append(c.block("mullion", (0.020, height, 0.03), frame, (x, 0, 0), 0.006, 2))
    for i in range(bars):
        y = height * ((i + 1) / (bars + 1) - 0.5)
        parts.append(c.block("bar", (width, 0.020, 0.03), frame, (0, y, 0), 0.006, 2))
    if sill:
        parts.append(c.block("sill", (width + 0.11, 0.04, 0.09), frame, (0, -height / 2 - 0.03, -0.01), 0.012, 2))
    if shutters:
        for side in (-1, 1):
            parts += shutter(side * (width * 0.75 + rim * 0.9), width / 2, height + rim, shutters)
    return parts


def shutter(x, width, height, material):
    """One leaf with its slats."""
    parts = [c.block("leaf", (width, height, 0.035), material, (x, 0, 0), 0.010, 2)]
    slats = max(3, int(height / 0.075))
    for i in range(slats):
        y = (height - 0.07) * ((i + 0.5) / slats - 0.5)
        parts.append(c.block("slat", (width - 0.05, 0.034, 0.018), material, (x, y, 0.028), 0.008, 1))
    return parts


def door(width, height, leaf=None, frame=None, glazed=False, pane=None):
    """A door standing on the origin, with its handle on the right."""
    leaf, frame = leaf or k.roof(), frame or k.chalk()
    rim = 0.045
    parts = [c.block("leaf", (width, height, 0.03), leaf, (0, height / 2, -0.005), 0.008, 2)]
    for side in (-1, 1):
        parts.append(c.block("jamb", (rim, height + rim, 0.06), frame, (side * (width + rim) / 2, (height + rim) / 2, -0.01), 0.012, 2))
    parts.append(c.block("lintel", (width + 2 * rim, rim, 0.06), frame, (0, height + rim / 2, -0.01), 0.012, 2))
    if glazed:
        parts.append(c.block("glazing", (width * 0.66, height * 0.74, 0.02), pane or k.pane(), (0, height * 0.54, 0.012), 0.004, 1))
    else:
        for low, tall in ((0.10, 0.30), (0.48, 0.40)):
            parts.append(c.block("panel", (width * 0.62, height * tall, 0.02), leaf, (0, height * (low + tall / 2), 0.014), 0.009, 2))
    parts.append(c.block("handle", (0.022, 0.10, 0.03), m.chrome(), (width * 0.40, height * 0.46, 0.03), 0.008, 2))
    return parts


def railing(width, height, depth, material, posts=None):
    """Top rail and bars along the front and both sides of a balcony of the given depth; the origin is its floor at the wall."""
    bar = 0.020
    parts = [c.block("rail", (width, 0.032, 0.036), material, (0, height, depth - 0.036), 0.012, 2)]
    count = posts or max(4, int(width / 0.085))
    for i in range(count + 1):
        x = (width - bar) * (i / count - 0.5)
        parts.append(c.block("post", (bar, height, bar), material, (x, height / 2, depth - 0.028), 0.006, 1))
    for side in (-1, 1):
        x = side * (width / 2 - 0.018)
        parts.append(c.block("side rail", (0.036, 0.032, depth), material, (x, height, 0), 0.012, 2))
        for i in range(1, max(2, int(depth / 0.085))):
            parts.append(c.block("side post", (bar, height, bar), material, (x, height / 2, depth * i / max(2, int(depth / 0.085)) - bar / 2), 0.006, 1))
    return parts


def balcony(width, depth, floor=None, rail=None, height=0.25):
    """A slab with its railing; the origin is the upper side of the slab at the wall."""
    return [
        c.block("slab", (width + 0.04, 0.06, depth + 0.04), floor or k.chalk(), (0, -0.03, -0.02), 0.020),
        *railing(width, height, depth, rail or k.roof()),
    ]


def alarm_plate(size=0.30):
    """The alarm plate, `size` high, around the origin."""
    return c.move(plate.without_words(), scale=size / 1.86)


def canopy(width, depth, material=None):
    """A small roof over a door; the origin is its underside at the wall."""
    return [c.block("canopy", (width, 0.07, depth), material or k.roof(), (0, 0.035, 0), 0.025)]
