"""From face coordinates to the floor: stand devices up, and refuse a scene in which two of them touch."""
from math import pi

import bpy
import numpy as np
from mathutils import Matrix
from mathutils.bvhtree import BVHTree


def stand(parts, at, turn=0.0, lean=0.0, roll=0.0, lift=0.0):
    """Stand a device at (x, y) on the floor; y counts away from the viewer.

    turn: around the upright axis, lean: backwards, roll: within its own face; all in degrees. The lowest point of
    the device always comes to rest on the floor, `lift` above it if something carries it.
    """
    turn, lean, roll = (angle * pi / 180 for angle in (turn, lean, roll))
    pose = Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(pi / 2 - lean, 4, "X") @ Matrix.Rotation(roll, 4, "Z")
    lowest = min((pose @ vertex.co).z for part in parts for vertex in part.data.vertices)
    pose = Matrix.Translation((*at, lift - lowest)) @ pose
    for part in parts:
        part.matrix_world = pose
    bpy.context.view_layer.update()
    return parts


def reach(things):
    """Half the width and depth of the group, and the move that brings its middle over the origin."""
    points = np.array([thing.matrix_world @ v.co for thing in things for v in thing.data.vertices])
    low, high = points.min(axis=0), points.max(axis=0)
    return max(high - low) / 2, (low + high) / 2


def centre(things):
    half, middle = reach(things)
    for thing in things:
        thing.matrix_world = Matrix.Translation((-middle[0], -middle[1], 0)) @ thing.matrix_world
    bpy.context.view_layer.update()
    return half


def _tree(parts):
    vertices, faces = [], []
    for part in parts:
        first = len(vertices)
        vertices += [part.matrix_world @ vertex.co for vertex in part.data.vertices]
        faces += [[first + i for i in face.vertices] for face in part.data.polygons]
    return BVHTree.FromPolygons(vertices, faces)


def collisions(devices):
    """Pairs of devices whose skins cross, by name; an empty list is what a picture needs."""
    trees = [(name, _tree(parts)) for name, parts in devices]
    return [
        (trees[a][0], trees[b][0])
        for a in range(len(trees)) for b in range(a + 1, len(trees))
        if trees[a][1].overlap(trees[b][1])
    ]
