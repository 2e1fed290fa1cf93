"""One photo studio for all pictures: lights scale with the group, the lens is fixed, and the camera distance fits the frame."""
from math import pi

import bpy
import numpy as np
from mathutils import Matrix, Vector

LENS, SENSOR = 90, 36
WARM = (1.0, 0.965, 0.92)  # contrasts white plastic with the cool tint of the page
LIGHTS = (
    # name, position, size, watts, visible in reflections, casts a shadow
    ("key", (-1.5, -2.0, 4.3), (2.0, 2.0), 250, True, True),
    ("fill", (3.2, -2.6, 1.6), (2.4, 2.4), 9, False, True),
    ("rim", (1.4, 3.4, 2.6), (2.0, 1.2), 170, True, False),
    ("top", (0.3, 0.5, 4.4), (2.6, 1.6), 40, True, True),
    ("strip", (-3.2, -0.6, 1.6), (0.25, 2.4), 16, True, True),
)
ALONE = {}
ROOM = {"rim": 0.30, "fill": 2.5}  # the rim light casts no shadow, so it would bleach floors and the shadows on them
STAGE = {"rim": 0.25, "fill": 1.0, "top": 0.4}


def studio(reach, shares=ALONE):
    """Lights around a group of the given half width. Watts grow with its square, which keeps the exposure constant.

    `shares` is the part of a light's watts that the picture wants, by the light's name.
    """
    scale = max(reach / 1.25, 0.5)
    for name, position, (width, height), watts, mirrored, shadow in LIGHTS:
        data = bpy.data.lights.new(name, "AREA")
        data.shape, data.size, data.size_y = "RECTANGLE", width * scale, height * scale
        data.energy = watts * scale ** 2 * shares.get(name, 1.0)
        data.color = WARM if name == "key" else (1, 1, 1)
        data.cycles.cast_shadow = shadow
        lamp = bpy.data.objects.new(name, data)
        lamp.location = Vector(position) * scale
        lamp.rotation_euler = (Vector((0, 0, 0.4 * scale)) - lamp.location).to_track_quat("-Z", "Y").to_euler()
        lamp.visible_glossy = mirrored
        lamp.visible_camera = False
        bpy.context.scene.collection.objects.link(lamp)
    _sky()


def _sky():
    """Grey gradient, dark below and light above, for reflections in glass and clear coat."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    where, split, ramp = (tree.nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "MapRange"))
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = -0.2, 1.0
    ramp.inputs["To Min"].default_value, ramp.inputs["To Max"].default_value = 0.05, 0.27
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs["Value"])
    tree.links.new(ramp.outputs["Result"], tree.nodes["Background"].inputs["Color"])


def floor(reach):
    """An invisible floor that lights the undersides."""
    bpy.ops.mesh.primitive_plane_add(size=reach * 14)
    ground = bpy.context.object
    ground.name = "floor"
    material = bpy.data.materials.new("floor")
    material.use_nodes = True
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.46, 0.50, 0.49, 1)
    material.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.9
    ground.data.materials.append(material)
    ground.visible_camera = False
    return ground


def hide_from_reflections(objects):
    """Glass reflects the lights only: reflections of other devices look like dirt in a small picture."""
    for obj in objects:
        obj.visible_glossy = False


def camera(objects, size, pitch, margin, cover=False):
    """A camera that looks down by `pitch` degrees, as near as the margins (sides, top, bottom) allow.

    With `cover` the objects reach all edges of the picture, and go on beyond some.
    """
    fit = min if cover else max
    points = np.array([obj.matrix_world @ v.co for obj in objects for v in obj.data.vertices])
    data = bpy.data.cameras.new("lens")
    data.lens, data.sensor_width, data.sensor_fit, data.clip_end = LENS, SENSOR, "HORIZONTAL", 500
    eye = bpy.data.objects.new("eye", data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    turned = Matrix.Rotation(pi / 2 - pitch * pi / 180, 3, "X")
    right, up, back = (np.array(turned.col[i]) for i in range(3))
    position = points.mean(axis=0) + back * 12
    side, top, bottom = margin
    aspect = size[0] / size[1]
    for _ in range(30):
        seen = points - position
        depth = -(seen @ back)
        x = seen @ right / depth * LENS / SENSOR
        y = seen @ up / depth * LENS / SENSOR * aspect
        grow = fit((x.max() - x.min()) / (1 - 2 * side), (y.max() - y.min()) / (1 - top - bottom))
        middle = depth.mean()
        position = position + right * (x.max() + x.min()) / 2 * middle * SENSOR / LENS
        position = position + up * ((y.max() + y.min()) / 2 + (top - bottom) / 2) * middle * SENSOR / LENS / aspect
        position = position + back * middle * (grow - 1)
    eye.matrix_world = Matrix.Translation(position) @ turned.to_4x4()
    return eye
