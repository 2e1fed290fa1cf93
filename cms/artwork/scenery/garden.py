"""Ground and green: base plate, trees, hedges, lamps, benches, a car."""
from blender_lib import clay as c, colours as k, materials as m, shapes as s


def base(width, depth, material=None, corner=0.34, height=0.14):
    """The base plate of a model; its upper side is at height 0."""
    return s.slab("base", (width, depth, height), material or k.base(), corner=corner, edge=0.05, at=(0, 0, -height))


LAWN, PATH = 0.03, 0.045  # paths are a little higher, so that they cover the lawn


def patch(width, depth, material, at, corner=0.08, height=LAWN):
    """Lawn, path, pavement: a thin soft sheet on the base plate."""
    return s.slab("patch", (width, depth, height), material, corner=corner, edge=0.014, at=(*at, 0.0)[:3], steps=8)


def tree(at, height=0.95, crown=0.30, leaf=None):
    """A trunk and three balls."""
    x, y, z = (*at, 0.0)[:3]
    leaf = leaf or k.leaf()
    top = z + height - crown
    return [
        c.rod("trunk", (x, y, z), (x, y, top), 0.050, k.trunk(), tip=0.036),
        c.ball("crown", crown, leaf, (x, y, top), (1, 1, 1.04)),
        c.ball("crown", crown * 0.72, leaf, (x - crown * 0.60, y - crown * 0.15, top - crown * 0.22)),
        c.ball("crown", crown * 0.66, leaf, (x + crown * 0.58, y - crown * 0.25, top - crown * 0.10)),
    ]


def cypress(at, height=1.0, radius=0.16):
    x, y, z = (*at, 0.0)[:3]
    return [
        c.rod("trunk", (x, y, z), (x, y, z + 0.2), 0.04, k.trunk()),
        c.ball("cypress", radius, k.leaf(), (x, y, z + 0.09 + height / 2), (1, 1, height / 2 / radius)),
    ]


def pine(at, height=1.5, spread=0.42):
    """An umbrella pine of the coast: leaning trunk, flat crowns."""
    x, y, z = (*at, 0.0)[:3]
    top = z + height - 0.16
    return [
        c.rod("trunk", (x - 0.14, y, z), (x, y, top), 0.058, k.trunk(), tip=0.040),
        c.rod("bough", (x - 0.05, y, z + height * 0.55), (x + spread * 0.55, y - 0.05, top - 0.16), 0.03, k.trunk()),
        c.ball("crown", spread, k.leaf(), (x - 0.04, y, top), (1, 0.92, 0.40)),
        c.ball("crown", spread * 0.62, k.leaf(), (x + spread * 0.55, y - 0.06, top - 0.12), (1, 0.95, 0.42)),
        c.ball("crown", spread * 0.55, k.leaf_light(), (x - spread * 0.30, y + 0.04, top + 0.13), (1, 0.95, 0.42)),
    ]


def bush(at, radius=0.15, leaf=None):
    x, y, z = (*at, 0.0)[:3]
    leaf = leaf or k.leaf_light()
    return [
        c.ball("bush", radius, leaf, (x, y, z + radius * 0.62), (1, 1, 0.85)),
        c.ball("bush", radius * 0.72, leaf, (x + radius * 0.85, y - radius * 0.1, z + radius * 0.45), (1, 1, 0.85)),
    ]


def hedge(length, at, height=0.22, depth=0.14, turn=0.0, leaf=None):
    return c.move([c.block("hedge", (length, depth, height), leaf or k.leaf(), edge=0.06)], (*at, 0.0)[:3], turn)


def pot(at, size=0.12, leaf=None, material=None):
    """A planted pot beside a door."""
    x, y, z = (*at, 0.0)[:3]
    return [
        c.rod("pot", (x, y, z), (x, y, z + size), size * 0.40, material or k.chalk(), tip=size * 0.55),
        c.ball("plant", size * 0.72, leaf or k.leaf(), (x, y, z + size * 1.45)),
    ]


def lamp_post(at, height=0.95):
    x, y, z = (*at, 0.0)[:3]
    return [
        c.rod("post", (x, y, z), (x, y, z + height), 0.022, k.grey()),
        c.rod("foot", (x, y, z), (x, y, z + 0.05), 0.05, k.grey()),
        c.ball("light", 0.075, k.lamp(), (x, y, z + height + 0.05)),
        c.rod("cap", (x, y, z + height + 0.10), (x, y, z + height + 0.135), 0.075, k.grey()),
    ]


def bench(at, turn=0.0):
    parts = [c.block("seat", (0.44, 0.15, 0.03), k.wood(), (0, 0, 0.12), 0.012)]
    parts.append(c.block("back", (0.44, 0.03, 0.11), k.wood(), (0, 0.075, 0.18), 0.012))
    for x in (-0.16, 0.16):
        parts.append(c.block("leg", (0.03, 0.13, 0.13), k.grey(), (x, 0, 0), 0.008))
        parts.append(c.block("arm", (0.03, 0.03, 0.16), k.grey(), (x, 0.085, 0.12), 0.008))
    return c.move(parts, (*at, 0.0)[:3], turn)


def car(at, turn=0.0, paint=None):
    """A small simplified car, nose to the left."""
    paint = paint or m.white()
    parts = [
        c.block("body", (0.84, 0.40, 0.20), paint, (0, 0, 0.07), 0.085),
        c.block("cabin", (0.50, 0.36, 0.22), k.pane(), (0.06, 0, 0.20), 0.085),
        c.block("top", (0.42, 0.345, 0.05), paint, (0.06, 0, 0.385), 0.024),
        c.block("bumper", (0.05, 0.38, 0.05), k.grey(), (-0.415, 0, 0.09), 0.02),
    ]
    for x in (-0.25, 0.26):
        for side in (-1, 1):
            parts.append(c.rod("tyre", (x, side * 0.15, 0.085), (x, side * 0.215, 0.085), 0.088, k.asphalt()))
            parts.append(c.rod("hub", (x, side * 0.19, 0.085), (x, side * 0.222, 0.085), 0.045, k.chalk()))
    for y in (-0.13, 0.13):
        parts.append(c.ball("light", 0.035, k.chalk(), (-0.415, y, 0.19), (0.5, 1, 1)))
    return c.move(parts, (*at, 0.0)[:3], turn)
