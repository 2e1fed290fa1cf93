"""Render passes: two renders for the noise filter, and a shadow.

Two short renders with different seeds take as long as one long render, and their difference is the noise of each pixel.
"""
import os
import tempfile

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import bpy
import cv2
import numpy as np


SHADOW_SAMPLES, SHADOW_PART = 48, 5  # a soft shadow needs few pixels
SHADOW_BLUR = 200  # part of the width: more would lift the objects off the floor
HAZE = 0.07  # a darkness of this order is lost: it would make the page look dirty around the objects


def prepare(size, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.01
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 4, 2, 3, 3
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_denoising = False
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.36


def _outputs(folder, names):
    """Compositor outputs: Python cannot read the pixels of a background render."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    files.format.color_mode = "RGBA"
    files.file_slots.clear()
    for name, socket in names.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[socket], files.inputs[name])


def _render(names, seed):
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        _outputs(folder, names)
        scene.cycles.seed = seed
        scene.frame_set(1)
        bpy.ops.render.render()
        read = {}
        for name in names:
            pixels = cv2.imread(os.path.join(folder, f"{name}0001.exr"), cv2.IMREAD_UNCHANGED)
            read[name] = pixels.astype(np.float32)
    return read


def beauty():
    """Two renders with albedo, normals and own light, in OpenCV's channel order (BGRA, premultiplied)."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_emit = True
    names = {"image": "Image", "albedo": "DiffCol", "normal": "Normal", "emission": "Emit"}
    return [_render(names, seed) for seed in (11, 47)]


def shadow(ground, objects, size, fade=0.07, samples=SHADOW_SAMPLES):
    """Darkness of the floor, 0 to 1, at full size: rendered smaller, blurred, faded towards the edges.

    The objects are hidden from the camera, so the shadow continues beneath them without a light halo at their feet.
    """
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = (side // SHADOW_PART for side in size)
    scene.cycles.samples, scene.cycles.max_bounces = samples, 0  # bounced light does not improve a shadow
    ground.is_shadow_catcher = ground.visible_camera = True
    for obj in objects:
        obj.visible_camera = False
    dark = _render({"image": "Image"}, 5)["image"][..., 3]
    for obj in objects:
        obj.visible_camera = True
    ground.is_shadow_catcher = ground.visible_camera = False
    dark = cv2.GaussianBlur(dark, (0, 0), size[0] / SHADOW_PART / SHADOW_BLUR)
    dark = dark * dark / (dark + HAZE)
    height, width = dark.shape
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    dark = dark * _ramp(np.minimum.reduce([x, 1 - x, y, 1 - y]) / fade)
    return cv2.resize(dark.astype(np.float32), tuple(size), interpolation=cv2.INTER_CUBIC).clip(0, 1)


def near(dark, alpha, reach):
    """The shadow, faded out at `reach` pixels from what casts it: it follows the outline and has no straight edges."""
    away = cv2.distanceTransform((alpha < 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    soft = cv2.GaussianBlur(away, (0, 0), reach / 12)
    return dark * _ramp(1 - soft / reach)


def _ramp(values):
    """From 0 to 1 without a visible beginning or end."""
    values = np.clip(values, 0, 1)
    return values * values * (3 - 2 * values)
