"""Fittings of shops and bars: shop front with awning, counters, shelves, stools. 1 unit is about 2 m."""
from blender_lib import clay as c, colours as k
from houses import paint as p
from scenery.shop import awning


def shop_window(x0, x1, y, height, cloth=True):
    """A shop front without glass between x0 and x1, so that the room behind it stays visible."""
    wide, middle = x1 - x0, (x0 + x1) / 2
    parts = [
        c.block("foot", (wide, 0.10, 0.22), k.roof(), (middle, y, 0), 0.016),
        c.block("sill", (wide + 0.04, 0.16, 0.035), k.chalk(), (middle, y - 0.01, 0.21), 0.012),
        c.block("lintel", (wide, 0.11, 0.20), k.roof(), (middle, y, height - 0.20), 0.016),
        c.block("lintel edge", (wide + 0.06, 0.16, 0.045), k.chalk(), (middle, y, height - 0.02), 0.014),
    ]
    for x in (x0 + 0.06, x1 - 0.06):
        parts.append(c.block("pier", (0.12, 0.11, height), k.roof(), (x, y, 0), 0.016))
    for i in (1, 2):
        parts.append(c.block("mullion", (0.03, 0.05, height - 0.36), k.chalk(), (x0 + wide * i / 3, y, 0.22), 0.010))
    if cloth:
        parts += awning(wide - 0.02, 0.30, 0.10, (middle, y - 0.05, height - 0.05), stripes=9)
    return parts


def counter(length=0.90, depth=0.30, height=0.44, front=None):
    """A counter along x; customers stand on the viewer's side."""
    parts = [
        c.block("counter", (length, depth, height - 0.03), front or k.roof(), (0, 0, 0), 0.02),
        c.block("top", (length + 0.06, depth + 0.06, 0.045), p.oak(), (0, 0, height - 0.045), 0.016),
        c.block("kick", (length - 0.04, depth - 0.02, 0.05), k.asphalt(), (0, -0.006, 0), 0.01),
    ]
    count = max(3, round(length / 0.16))
    for i in range(count):
        x = -length / 2 + length / count * (i + 0.5)
        parts.append(c.block("board", (length / count - 0.02, 0.02, height - 0.13), front or k.roof(), (x, -depth / 2, 0.07), 0.009, 2))
    return parts


def till():
    """A till whose screen faces away from the viewer."""
    screen = c.move([c.block("screen", (0.18, 0.025, 0.14), k.asphalt(), (0, 0, 0), 0.010, 2)], (0, 0.02, 0.07), 14, axis="X")
    return [c.block("till", (0.20, 0.18, 0.075), k.chalk(), (0, 0, 0), 0.02), *screen]


def goods(width, z, row=0, gap=0.115):
    """A row of jars and boxes on a board."""
    paints = (k.roof(), k.orange(), k.chalk(), k.leaf(), p.terracotta())
    parts, count = [], int(width / gap)
    for i in range(count):
        x, paint = (i - (count - 1) / 2) * gap, paints[(i + 2 * row) % 5]
        tall = 0.09 + 0.022 * ((3 * i + row) % 3)
        if (i // 2 + row) % 2:
            parts.append(c.rod("jar", (x, 0, z), (x, 0, z + tall), 0.042, paint, edge=0.012))
        else:
            parts.append(c.block("box", (0.085, 0.09, tall + 0.02), paint, (x, 0, z), 0.012, 2))
    return parts


def shelves(width=1.0, rows=3, step=0.22, depth=0.18, foot=0.08):
    """Shelves with goods at the right back wall."""
    height = foot + rows * step
    parts = [c.block("side", (0.03, depth, height), p.oak(), (x * (width / 2 - 0.015), 0, 0), 0.008, 2) for x in (-1, 1)]
    parts.append(c.block("back", (width - 0.02, 0.015, height), p.oak_dark(), (0, depth / 2 - 0.01, 0), 0.004, 1))
    for j in range(rows):
        z = foot + j * step
        parts += [c.block("board", (width - 0.02, depth, 0.025), p.oak(), (0, 0, z - 0.025), 0.008, 2), *goods(width - 0.10, z, j)]
    return parts


def stool(paint=None, height=0.32):
    return [
        c.rod("seat", (0, 0, height - 0.04), (0, 0, height), 0.085, paint or k.orange(), edge=0.014, steps=40),
        c.rod("column", (0, 0, 0.01), (0, 0, height - 0.02), 0.016, k.grey()),
        c.rod("foot", (0, 0, 0), (0, 0, 0.02), 0.075, k.grey(), edge=0.008, steps=40),
        c.rod("ring", (0, 0, 0.10), (0, 0, 0.112), 0.055, k.grey(), edge=0.004, steps=40),
    ]


def pendant(x, y, z, paint=None):
    """A lamp that hangs from a missing ceiling: only its shade and a piece of cable."""
    return [
        c.rod("shade", (x, y, z), (x, y, z + 0.12), 0.11, paint or k.orange(), tip=0.03, edge=0.008, steps=40),
        c.ball("bulb", 0.035, k.lamp(), (x, y, z + 0.005)),
        c.rod("cable", (x, y, z + 0.11), (x, y, z + 0.42), 0.006, k.asphalt()),
    ]
