"""Shapes of house models: rounded blocks, rods, balls and bevelled profiles.

A block is computed with its exact normals instead of a bevel modifier: a house has hundreds of blocks, and a modifier
would shade large flat faces unevenly.
"""
from functools import lru_cache
from math import pi

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from blender_lib import shapes as s

ROUND = 3  # faces across a rounded edge


@lru_cache
def _skin(steps):
    """Unit block: the corner of each vertex (-1 or 1 on each axis), its normal, and the faces."""
    angles = np.concatenate([np.linspace(-1, 0, steps + 1), np.linspace(0, 1, steps + 1)])
    slopes, sides = np.tan(angles * pi / 4), np.repeat([-1.0, 1.0], steps + 1)
    n = len(angles)
    corners, directions, faces = [], [], []
    for axis in range(3):
        for sign in (1.0, -1.0):
            first = len(corners)
            for i in range(n):
                for j in range(n):
                    corner, direction = np.empty(3), np.empty(3)
                    corner[axis], direction[axis] = sign, sign
                    u, v = (axis + 1) % 3, (axis + 2) % 3
                    corner[u], direction[u] = sides[i], slopes[i]
                    corner[v], direction[v] = sides[j], slopes[j]
                    corners.append(corner)
                    directions.append(direction / np.linalg.norm(direction))
            for i in range(n - 1):
                for j in range(n - 1):
                    a = first + i * n + j
                    face = (a, a + n, a + n + 1, a + 1)
                    faces.append(face if sign > 0 else face[::-1])
    return np.array(corners), np.array(directions), faces


def block(name, size, material, at=(0, 0, 0), edge=0.03, steps=ROUND):
    """A box with rounded edges; `at` is the middle of its lowest face."""
    edge = min(edge, 0.49 * min(size))
    corners, directions, faces = _skin(steps)
    half = np.array(size) / 2
    points = corners * (half - edge) + directions * edge + np.array(at) + (0, 0, half[2])
    data = bpy.data.meshes.new(name)
    data.from_pydata(points.tolist(), [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    data.use_auto_smooth, data.auto_smooth_angle = True, pi
    data.normals_split_custom_set_from_vertices(directions.tolist())
    data.materials.append(material)
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def profile(name, points, depth, material, at=(0, 0, 0), edge=0.03):
    """A flat outline (x, z) extruded by `depth` along y around `at`, with bevelled edges: gables, steps, wedges."""
    count = len(points)
    vertices = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in points]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    body = s.mesh(name, vertices, faces, material)
    _soften(body.data, edge)
    return s.shift(body, at)


def _soften(data, edge):
    """Bevel that keeps the shading of flat faces. A modifier does the same, but slowly in a full scene."""
    skin = bmesh.new()
    skin.from_mesh(data)
    bmesh.ops.recalc_face_normals(skin, faces=skin.faces)
    flat = [face.normal.copy() for face in skin.faces]
    sharp = [line for line in skin.edges if line.calc_face_angle(0) > s.SMOOTH_BELOW / 3]
    bmesh.ops.bevel(skin, geom=sharp, offset=edge, segments=3, profile=0.5, affect="EDGES", clamp_overlap=True)
    skin.normal_update()
    normals = []
    for vertex in skin.verts:
        broad = max(vertex.link_faces, key=lambda face: face.calc_area())
        own = any(broad.normal.dot(normal) > 0.9999 for normal in flat)
        normals.append((broad if own else vertex).normal.copy())
    skin.to_mesh(data)
    skin.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = True, pi
    data.normals_split_custom_set_from_vertices(normals)


def ball(name, radius, material, at=(0, 0, 0), stretch=(1, 1, 1)):
    """A ball or ellipsoid around `at`: crowns of trees, bushes, fruit, knobs."""
    skin = bmesh.new()
    fine = 40 if radius > 0.1 else 20
    bmesh.ops.create_uvsphere(skin, u_segments=fine, v_segments=fine // 2 + 2, radius=1)
    data = bpy.data.meshes.new(name)
    skin.to_mesh(data)
    skin.free()
    data.transform(Matrix.Diagonal((*(radius * k for k in stretch), 1)))
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(material)
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return s.shift(made, at)


def rod(name, start, end, radius, material, tip=None, edge=None, steps=28):
    """A round bar between two points, with rounded ends; `tip` is the radius at the end if it tapers."""
    start, end = Vector(start), Vector(end)
    length, tip = (end - start).length, radius if tip is None else tip
    edge = min(radius, tip, length / 2) * 0.5 if edge is None else edge
    quarter = [pi / 2 * i / 4 for i in range(5)]
    low = [(radius - edge + edge * np.sin(a), edge - edge * np.cos(a)) for a in quarter]
    high = [(tip - edge + edge * np.cos(a), length - edge + edge * np.sin(a)) for a in quarter]
    made = s.lathe(name, low + high, material, steps=steps)
    made.data.transform((end - start).to_track_quat("Z", "Y").to_matrix().to_4x4())
    return s.shift(made, start)


def tube(name, points, radius, material, smooth=6):
    """A cable through the given points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 5, True
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for knot, point in zip(line.points, points):
        knot.co = (*point, 1)
    line.use_endpoint_u, line.order_u, line.resolution_u = True, min(4, len(points)), smooth
    drawn = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(drawn)
    data = bpy.data.meshes.new_from_object(drawn.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(drawn)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.clear()
    data.materials.append(material)
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def move(parts, at=(0, 0, 0), turn=0.0, scale=1.0, axis="Z"):
    """Apply a rotation, a scale and a position to the parts' vertices; returns the parts."""
    pose = Matrix.Translation(at) @ Matrix.Rotation(turn * pi / 180, 4, axis) @ Matrix.Scale(scale, 4)
    for part in parts:
        part.data.transform(pose)
    return parts


def hang(parts, at, turn=0.0, scale=1.0, lean=0.0):
    """Place parts drawn in face coordinates on a wall or the floor. Turn 0 faces the viewer, 90 the right."""
    pose = (Matrix.Translation(at) @ Matrix.Rotation(turn * pi / 180, 4, "Z")
            @ Matrix.Rotation(pi / 2 - lean * pi / 180, 4, "X") @ Matrix.Scale(scale, 4))
    for part in parts:
        part.data.transform(pose)
    return parts
