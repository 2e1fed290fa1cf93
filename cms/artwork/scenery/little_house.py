"""The house of the chalet alone, small."""
from blender_lib import clay as c
from scenery import chalet, garden as g


def build():
    parts = [*chalet.house(), *chalet.porch(), *g.tree((-1.42, 0.35), 1.30, 0.36), *g.bush((0.62, -0.32), 0.12)]
    return c.move([*c.move(parts, (0.15, -0.25, 0)), g.base(3.0, 2.2, height=0.12)], scale=0.86)
