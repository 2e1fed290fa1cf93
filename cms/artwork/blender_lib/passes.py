"""Render passes: two renders for the noise filter.

Two short renders with different seeds take as long as one long render, and their difference is the noise of each pixel.
"""
import os
import tempfile

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import bpy
import cv2
import numpy as np

EDGE_SAMPLES = 24


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


def own_light(shots):
    """The light of screens and LEDs alone, which is taken off the renders, so that no noise filter smears the texts of screens.

    It has no noise but that of the edges, so that the renderer soon leaves the rest of the picture.
    """
    for shot in shots:
        shot["image"][..., :3] = np.maximum(shot["image"][..., :3] - shot["emission"][..., :3], 0)
    scene = bpy.context.scene
    scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.filter_width = EDGE_SAMPLES, 0, 1.0
    scene.cycles.adaptive_min_samples = 4
    scene.world = None
    for lamp in scene.objects:
        lamp.hide_render = lamp.hide_render or lamp.type == "LIGHT"
    return _render({"emission": "Emit"}, 11)["emission"][..., :3]
