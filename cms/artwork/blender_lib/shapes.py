"""Shapes of moulded plastic.

All shapes use *face coordinates*: x to the right, y up, z out of the front towards the viewer, one unit = 10 cm. A device
is thus drawn as an elevation; `staging` places it on the floor.

Bodies are lofted rings of rounded rectangles instead of bevelled boxes: the highlight on a quarter-round edge makes plastic
look moulded.
"""
import os
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix

from blender_lib import materials

FONTS = {  # Inter, or Liberation where Inter is not installed
    "regular": (
        "/usr/share/fonts/opentype/inter/Inter-Medium.otf",
        "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    ),
    "bold": (
        "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
        "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf",
    ),
    "heavy": (  # dark on a light that shines: its edges shine into the strokes
        "/usr/share/fonts/opentype/inter/Inter-ExtraBold.otf",
        "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf",
    ),
}
SMOOTH_BELOW = 35 * pi / 180


def outline(width, height, corner, steps=14):
    """Points of a rounded rectangle around the origin, counter-clockwise; always 4 * (steps + 1) of them."""
    corner = max(min(corner, width / 2, height / 2), 1e-4)
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        cx, cy = sx * (width / 2 - corner), sy * (height / 2 - corner)
        for step in range(steps + 1):
            angle = (quarter + step / steps) * pi / 2
            points.append((cx + corner * cos(angle), cy + corner * sin(angle)))
    return points


def mesh(name, vertices, faces, material, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    joined = bmesh.new()  # outlines without straight sides have duplicate points, which show as seams
    joined.from_mesh(data)
    bmesh.ops.remove_doubles(joined, verts=joined.verts, dist=1e-5)
    joined.to_mesh(data)
    joined.free()
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = SMOOTH_BELOW
    data.materials.append(material)
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def loft(name, rings, material):
    """A surface over rings given as (points, z), back to front, closed by a vertex in the middle of each end."""
    count = len(rings[0][0])
    vertices = [(x, y, z) for points, z in rings for x, y in points]
    faces = []
    for ring in range(len(rings) - 1):
        for i in range(count):
            j, low, high = (i + 1) % count, ring * count, (ring + 1) * count
            faces.append((low + i, low + j, high + j, high + i))
    for ring, turn in ((0, -1), (len(rings) - 1, 1)):
        points, z = rings[ring]
        middle = len(vertices)
        vertices.append((sum(p[0] for p in points) / count, sum(p[1] for p in points) / count, z))
        for i in range(count):
            a, b = ring * count + i, ring * count + (i + 1) % count
            faces.append((a, b, middle) if turn > 0 else (b, a, middle))
    return mesh(name, vertices, faces, material)


def slab(name, size, material, corner=0.1, edge=0.05, pillow=0.0, back=None, at=(0, 0, 0), seam=None, steps=14):
    """A moulded body: rounded outline, quarter-round front edge, optional pillowed front and parting line.

    With corner = half the width it is a disc; `seam` is the height of the parting line.
    """
    width, height, depth = size
    back = edge / 3 if back is None else back
    profile = [(back * (1 - sin(a)), back * (1 - cos(a))) for a in (pi / 2 * i / 6 for i in range(7))]
    if seam:
        profile += [(0, seam - 0.014), (0.014, seam - 0.008), (0.014, seam + 0.008), (0, seam + 0.014)]
    rounds = 14
    profile += [(edge * (1 - cos(a)), depth - edge + edge * sin(a)) for a in (pi / 2 * i / rounds for i in range(rounds + 1))]
    rings = [(outline(width - 2 * inset, height - 2 * inset, corner - inset, steps), z) for inset, z in profile]
    face = rings[-1][0]
    shrinks = 10 if pillow else 1
    for i in range(1, shrinks):
        s = i / shrinks
        rings.append(([(x * (1 - s), y * (1 - s)) for x, y in face], depth + pillow * (1 - (1 - s) ** 2)))
    return shift(loft(name, rings, material), at)


def lathe(name, profile, material, at=(0, 0, 0), axis="z", steps=96):
    """Rotate a profile of (radius, height) around the depth axis, or the upright axis ('y')."""
    rings = [([(r * cos(2 * pi * i / steps), r * sin(2 * pi * i / steps)) for i in range(steps)], z) for r, z in profile]
    obj = loft(name, rings, material)
    if axis == "y":
        obj.data.transform(Matrix.Rotation(-pi / 2, 4, "X"))
    return shift(obj, at)


def hoop(name, radius, thickness, material, at=(0, 0, 0), flat=1.0):
    """A torus in the face plane: status rings, bezels, key rings."""
    steps, around = 96, 20
    vertices, faces = [], []
    for i in range(steps):
        for j in range(around):
            a, b = 2 * pi * i / steps, 2 * pi * j / around
            r = radius + thickness * cos(b)
            vertices.append((r * cos(a), r * sin(a), thickness * flat * sin(b)))
            n, m = (i + 1) % steps, (j + 1) % around
            faces.append((i * around + j, n * around + j, n * around + m, i * around + m))
    return shift(mesh(name, vertices, faces, material), at)


def arc(name, radius, width, start, end, material, at=(0, 0, 0), thickness=0.004):
    """A flat printed band along part of a circle, from `start` to `end` degrees, counter-clockwise from the right."""
    steps = 32
    vertices, faces = [], []
    for i in range(steps + 1):
        a = (start + (end - start) * i / steps) * pi / 180
        for r in (radius - width / 2, radius + width / 2):
            vertices += [(r * cos(a), r * sin(a), 0), (r * cos(a), r * sin(a), thickness)]
    for i in range(steps):
        a, b = 4 * i, 4 * i + 4
        faces += [(a + 1, a + 3, b + 3, b + 1), (a + 2, a, b, b + 2), (a, a + 1, b + 1, b), (a + 3, a + 2, b + 2, b + 3)]
    faces += [(0, 2, 3, 1), (4 * steps + 1, 4 * steps + 3, 4 * steps + 2, 4 * steps)]
    return shift(mesh(name, vertices, faces, material, smooth=False), at)


def sheet(name, points, material, at=(0, 0, 0), thickness=0.004):
    """A flat printed shape from its outline: icons, screen tiles."""
    count = len(points)
    vertices = [(x, y, z) for z in (0, thickness) for x, y in points]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]  # whole polygons: a triangle fan breaks concave outlines
    return shift(mesh(name, vertices, faces, material), at)


def printed(name, size, corner, path, strength, at=(0, 0, 0)):
    """A glowing picture from a file, with rounded corners, cut in the middle to the given size: what a screen shows."""
    width, height = size
    shape = sheet(name, outline(width, height, corner, 8), materials.screen(path, strength), thickness=0.002)
    wide, tall = bpy.data.images.load(path, check_existing=True).size
    part = min(wide / width, tall / height)  # pixels by unit
    layer = shape.data.uv_layers.new()
    for loop in shape.data.loops:
        x, y, _ = shape.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (0.5 + x * part / wide, 0.5 + y * part / tall)
    return shift(shape, at)


def text(words, size, material, at=(0, 0, 0), weight="regular", align="CENTER", spacing=1.0):
    """Text printed on a surface; (x, y) is the middle of the line, or its left end with align='LEFT'."""
    curve = bpy.data.curves.new("text " + words, "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = words, size, align, "CENTER"
    curve.font = bpy.data.fonts.load(next(filter(os.path.exists, FONTS[weight])), check_existing=True)
    curve.space_character = spacing
    curve.extrude = 0.002
    drawn = bpy.data.objects.new("text " + words, curve)
    bpy.context.scene.collection.objects.link(drawn)
    data = bpy.data.meshes.new_from_object(drawn.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(drawn)
    data.materials.clear()
    data.materials.append(material)
    obj = bpy.data.objects.new("text " + words, data)
    bpy.context.scene.collection.objects.link(obj)
    return shift(obj, at)


def cut(body, cutters, edge=0.007):
    """Subtract the cutters from the body and bevel the rims. Modifiers are applied at once, so the result is a plain mesh."""
    for cutter in cutters:
        step = body.modifiers.new("cut", "BOOLEAN")
        step.object, step.operation, step.solver = cutter, "DIFFERENCE", "EXACT"
    soft = body.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method = edge, 3, "ANGLE"
    soft.angle_limit, soft.harden_normals = SMOOTH_BELOW, True
    bpy.context.view_layer.update()
    baked = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    body.modifiers.clear()
    body.data = baked
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    return body


def shift(obj, by):
    """Move the vertices, because `staging` sets the object's matrix."""
    obj.data.transform(Matrix.Translation(by))
    return obj


def turn(objects, degrees, axis="Z"):
    for obj in objects:
        obj.data.transform(Matrix.Rotation(degrees * pi / 180, 4, axis))
    return objects
