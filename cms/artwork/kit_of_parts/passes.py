"""Samples: two independent renders for the noise filter, and a shadow pass of its own.

Two seeds instead of one long render cost the same, and their difference tells the filter how noisy each pixel is.
"""
import os
import tempfile

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import bpy
import cv2
import numpy as np


SHADOW_SAMPLES, SHADOW_PART = 120, 6  # soft things need few pixels


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
    """Compositor outputs, since a background render keeps no pixels that Python could read."""
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


def _shoot(names, seed):
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
    """Two renders with albedo and normals, in OpenCV's channel order (BGRA, premultiplied)."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    names = {"image": "Image", "albedo": "DiffCol", "normal": "Normal"}
    return [_shoot(names, seed) for seed in (11, 47)]


def shadow(ground, things, size, fade=0.07, samples=SHADOW_SAMPLES):
    """How dark the floor is, 0 to 1, at full size: caught at a sixth of the size, blurred, faded to the edges.

    The devices hide from the camera here, so the shadow runs on beneath them and no light halo is left at their feet.
    """
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = (side // SHADOW_PART for side in size)
    scene.cycles.samples, scene.cycles.max_bounces = samples, 0  # light that bounces makes a shadow no better
    ground.is_shadow_catcher = ground.visible_camera = True
    for thing in things:
        thing.visible_camera = False
    dark = _shoot({"image": "Image"}, 5)["image"][..., 3]
    for thing in things:
        thing.visible_camera = True
    ground.is_shadow_catcher = ground.visible_camera = False
    dark = cv2.GaussianBlur(dark, (0, 0), size[0] / SHADOW_PART / 115)
    dark = np.clip(dark - 0.045, 0, 1)
    height, width = dark.shape
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    away = np.minimum.reduce([x, 1 - x, y, 1 - y]) / fade
    ramp = np.clip(away, 0, 1)
    dark = dark * ramp * ramp * (3 - 2 * ramp)
    return cv2.resize(dark.astype(np.float32), tuple(size), interpolation=cv2.INTER_CUBIC).clip(0, 1)
