"""What the camera in the flat sees, for the screens of phones: `npm run render -- view-day` or `view-night`.

At night it sees by its own infrared light: in grey, bright near the camera and dark away from it.
"""
import os
import time

import bpy
import cv2
import numpy as np
from mathutils import Vector

from blender_lib import clay as c, lighting, passes
from blender_lib.denoise import denoise
from blender_lib.finish import developed, resized, save
from houses import paint, piso

NAMES = ("view-day", "view-night")
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "screens")
SIZE = (960, 540)
EYE, LOOKS_AT, LENS = (1.44, -1.06, 1.02), (-0.42, 0.62, 0.30), 20
SAMPLES = 24
BRIGHT, VIGNETTE = 0.92, 0.65  # of the brightest part; how much darker the corners are at night


def room():
    """The flat with a ceiling, and with the front wall that its model leaves open."""
    return [
        *piso.build(),
        c.block("ceiling", (piso.W + 0.3, piso.D + 0.3, 0.08), paint.linen(), (0, 0, piso.H + 0.035), 0.01),
        c.block("front wall", (piso.W, 0.06, piso.H), paint.plaster(), (0, -piso.D / 2 + 0.02, 0), 0.01),
    ]


def lamp(name, at, size, watts, colour=(1, 1, 1)):
    data = bpy.data.lights.new(name, "AREA")
    data.size, data.energy, data.color = size, watts, colour
    made = bpy.data.objects.new(name, data)
    made.location = at
    made.rotation_euler = (Vector(LOOKS_AT) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def camera():
    data = bpy.data.cameras.new("lens")
    data.lens, data.sensor_width, data.clip_start = LENS, 36, 0.01
    eye = bpy.data.objects.new("eye", data)
    eye.location = EYE
    eye.rotation_euler = (Vector(LOOKS_AT) - Vector(EYE)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def render(name, draft, _folder):
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    night = name == "view-night"
    room()
    lighting._sky()
    camera()
    if night:
        bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.02
        paint.daylight().node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0.01
        lamp("infrared", (EYE[0], EYE[1] + 0.02, EYE[2] + 0.06), 0.12, 9)
    else:
        lamp("ceiling", (0.30, -0.20, 1.16), 1.2, 14, (1.0, 0.95, 0.88))
        lamp("window", (1.30, -1.00, 1.00), 0.7, 10)
    passes.prepare(tuple(side // (2 if draft else 1) for side in SIZE), 8 if draft else SAMPLES)
    seen = resized(developed(denoise(passes.beauty())), SIZE)
    seen[..., 3] = 1
    if night:
        seen[..., :3] = infrared(seen[..., :3])
    path = os.path.join(FOLDER, name + ".png")
    save(seen, os.path.abspath(path))
    print(f"{path}: {time.time() - started:.0f} s")


def infrared(colours):
    """Grey with dark corners and a little grain."""
    grey = cv2.cvtColor(np.ascontiguousarray(colours), cv2.COLOR_BGR2GRAY)
    grey = BRIGHT * (grey / np.percentile(grey, 99)) ** 0.85
    height, width = grey.shape
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    grey = np.clip(grey * (1 - VIGNETTE * np.clip((x ** 2 + y ** 2) / 2, 0, 1)), 0, 1)
    grey += np.random.default_rng(7).normal(0, 0.012, grey.shape)
    return np.clip(grey, 0, 1)[..., None].repeat(3, axis=2).astype(np.float32)
