"""The shell of a cut-away house: a floor, two back walls and the cut edges, all with a dark green section."""
from blender_lib import clay as c, colours as k
from houses import paint as p

THICK = 0.09  # of a wall
CUT = 0.035  # height of the green strip on a cut wall
LIFT = 0.006  # where strips cross at a corner one lies on the other: in the same plane they would flicker


def wall(name, size, at, material, cap=True, edge=0.014):
    """An upright wall; `at` is the middle of its foot. The cap is the section of the cut."""
    width, depth, height = size
    x, y, z = at
    parts = [c.block(name, (width, depth, height), material, at, edge)]
    if cap:
        parts.append(c.block("section", (width + 0.012, depth + 0.012, CUT), k.roof(), (x, y, z + height - 0.004), 0.012))
    return parts


def back_walls(width, depth, height, left=None, right=None):
    """The two walls that face the viewer: the left one at x = -width/2, the right one at y = depth/2."""
    half, deep = width / 2, depth / 2
    left, right = left or p.sage(), right or p.plaster()
    return [
        *wall("left wall", (THICK, depth + THICK, height + LIFT), (-half - THICK / 2, THICK / 2, 0), left),
        *wall("right wall", (width + THICK, THICK, height), (-THICK / 2, deep + THICK / 2, 0), right),
        *skirting(width, depth),
    ]


def skirting(width, depth):
    return [
        c.block("skirting", (0.02, depth, 0.06), k.chalk(), (-width / 2 + 0.008, 0, 0), 0.006, 2),
        c.block("skirting", (width, 0.02, 0.06), k.chalk(), (0, depth / 2 - 0.008, 0), 0.006, 2),
    ]


def outer_wall(width, depth, length, height, material=None, plinth=True):
    """The piece of the front that is left standing, at the left end: it shows the house from outside and carries the plate."""
    middle, y = -width / 2 - THICK + length / 2, -depth / 2 - THICK / 2
    parts = wall("outer wall", (length, THICK, height + LIFT / 2), (middle, y, 0), material or k.wall())
    if plinth:
        parts.append(c.block("plinth", (length + 0.03, THICK + 0.05, 0.13), k.sand(), (middle, y - 0.005, 0), 0.016))
    return parts


def cut_front(width, depth, start, gap=None, height=0.07):
    """The cut foot of the front wall from x = `start` to the right end; a gap is (x, width)."""
    runs = [(start, width / 2 + THICK)]
    if gap:
        runs = [(start, gap[0] - gap[1] / 2), (gap[0] + gap[1] / 2, width / 2 + THICK)]
    return [part for a, b in runs if b - a > 0.05
            for part in wall("cut front", (b - a, THICK, height), ((a + b) / 2, -depth / 2 - THICK / 2, 0), k.wall())]


def cut_side(width, depth, gap=None, height=0.07):
    """The cut foot of the right-hand wall; a gap is (y, width)."""
    runs = [(-depth / 2, depth / 2 + THICK)]
    if gap:
        runs = [(-depth / 2, gap[0] - gap[1] / 2), (gap[0] + gap[1] / 2, depth / 2 + THICK)]
    return [part for a, b in runs if b - a > 0.05
            for part in wall("cut side", (THICK, b - a, height + LIFT), (width / 2 + THICK / 2, (a + b) / 2, 0), k.wall())]


def slab(width, depth, thick, material=None, at=(0, 0, 0)):
    """What the rooms stand on; its upper side is at height 0."""
    x, y, z = at
    return [c.block("slab", (width + 2 * THICK, depth + 2 * THICK, thick), material or k.sand(), (x, y, z - thick), 0.025)]


def parquet(width, depth, at=(0, 0), planks=10, material=None):
    """Planks along x."""
    wide, parts = depth / planks, []
    for i in range(planks):
        paint = material or (p.oak() if i % 2 else p.oak_dark())
        parts.append(c.block("plank", (width, wide - 0.006, 0.02), paint, (at[0], at[1] - depth / 2 + wide * (i + 0.5), 0), 0.004, 1))
    return parts


def tiles(width, depth, at=(0, 0), side=0.25, material=None):
    """Square tiles."""
    columns, rows = max(1, round(width / side)), max(1, round(depth / side))
    wide, deep, parts = width / columns, depth / rows, []
    for i in range(columns):
        for j in range(rows):
            x, y = at[0] - width / 2 + wide * (i + 0.5), at[1] - depth / 2 + deep * (j + 0.5)
            parts.append(c.block("tile", (wide - 0.008, deep - 0.008, 0.02), material or p.tile(), (x, y, 0), 0.005, 1))
    return parts
