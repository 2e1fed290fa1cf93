"""The few signs that are printed on the devices, as outlines for `shapes.sheet`."""
from math import cos, pi, sin


def shield(size):
    """A friendly shield, `size` high: flat brow, round belly."""
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

