"""Icons printed on the devices, as outlines for `shapes.sheet`."""
from math import asin, cos, pi, sin


def shield(size):
    """A shield, `size` high: flat top, round sides."""
    half = []
    for i in range(25):
        t = i / 24
        y = 0.5 - t
        x = 0.42 * (1 - max(0.0, (t - 0.38) / 0.62) ** 2.1)
        half.append((x, y))
    brow = [(-0.42 + 0.42 * i / 6, 0.5 + 0.06 * sin(pi / 2 * i / 6) ** 2) for i in range(7)]
    brow += [(0.42 * i / 6, 0.5 + 0.06 * cos(pi / 2 * i / 6) ** 2) for i in range(1, 6)]
    right = half
    left = [(-x, y) for x, y in reversed(half[1:-1])]
    points = [(x * size, y * size) for x, y in brow[1:] + right + left]
    return list(reversed(points))


def tick(size):
    """A check mark with square ends."""
    raw = [(-0.42, 0.0), (-0.12, -0.32), (0.44, 0.28), (0.33, 0.40), (-0.12, -0.09), (-0.31, 0.12)]
    return [(x * size, y * size) for x, y in raw]


def drop(size):
    """A drop of water, `size` high, tip up."""
    r, tip = 0.32, 0.5
    low = tip - 1 + r  # height of the round part's middle
    reach = asin(r / (tip - low))  # where the sides touch the circle
    round_part = [(r * cos(a), low + r * sin(a)) for a in (reach - (pi + 2 * reach) * i / 32 for i in range(33))]
    points = [(0.0, tip)] + round_part
    return [(x * size, y * size) for x, y in reversed(points)]


def shards(size):
    """A pane of glass broken from its middle: six outlines."""
    edge = [(-0.5, 0.5), (0.06, 0.5), (0.5, 0.24), (0.5, -0.5), (-0.02, -0.5), (-0.5, -0.16)]
    corners = {1: [(0.5, 0.5)], 4: [(-0.5, -0.5)]}
    hit = (0.02, 0.05)
    pieces = []
    for i, start in enumerate(edge):
        whole = [hit, *reversed([start, *corners.get(i, []), edge[(i + 1) % len(edge)]])]
        middle = tuple(sum(point[k] for point in whole) / len(whole) for k in (0, 1))
        apart = (0.13 * middle[0], 0.13 * middle[1])
        pieces.append([
            ((middle[0] + (x - middle[0]) * 0.86 + apart[0]) * size, (middle[1] + (y - middle[1]) * 0.86 + apart[1]) * size)
            for x, y in whole
        ])
    return pieces
