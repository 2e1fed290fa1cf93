"""Places devices on the floor and detects those that touch."""
from math import pi

import bpy
import numpy as np
from mathutils import Matrix
from mathutils.bvhtree import BVHTree


def stand(parts, at, turn=0.0, lean=0.0, roll=0.0, lift=0.0):
    """Place a device at (x, y) on the floor, y away from the viewer.

    turn: around the upright axis, lean: backwards, roll: in its own face; all in degrees. The lowest point of the
    device is on the floor, or `lift` above it.
    """
    turn, lean, roll = (angle * pi / 180 for angle in (turn, lean, roll))
    pose = Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(pi / 2 - lean, 4, "X") @ Matrix.Rotation(roll, 4, "Z")
    lowest = min((pose @ vertex.co).z for part in framed(parts) for vertex in part.data.vertices)
    pose = Matrix.Translation((*at, lift - lowest)) @ pose
    for part in parts:
        part.matrix_world = pose
    bpy.context.view_layer.update()
    return parts


def beyond(parts):
    """Mark what may go on beyond the edges of the picture; returns the parts."""
    for part in parts:
        part["beyond"] = True
    return parts


def unseen(parts):
    """Mark what only gives the picture its frame, without being drawn; returns the parts."""
    for part in parts:
        part.hide_render = True
    return parts


def framed(objects):
    """The objects that the picture shows whole."""
    return [obj for obj in objects if "beyond" not in obj]


def reach(objects):
    """Half the largest dimension of the group, and its middle."""
    points = np.array([obj.matrix_world @ v.co for obj in objects for v in obj.data.vertices])
    low, high = points.min(axis=0), points.max(axis=0)
    return max(high - low) / 2, (low + high) / 2


def centre(objects):
    half, middle = reach(framed(objects))
    for obj in objects:
        obj.matrix_world = Matrix.Translation((-middle[0], -middle[1], 0)) @ obj.matrix_world
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
    """Pairs of devices that intersect, by name. A finished picture has none."""
    trees = [(name, _tree(parts)) for name, parts in devices]
    return [
        (trees[a][0], trees[b][0])
        for a in range(len(trees)) for b in range(a + 1, len(trees))
        if trees[a][1].overlap(trees[b][1])
    ]
