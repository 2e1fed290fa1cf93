"""Render the empty house: `npm run render -- house-piso`."""
import importlib
import os
import time
from math import pi

import bpy
from mathutils import Matrix

from blender_lib import lighting, passes, staging
from blender_lib.denoise import denoise
from blender_lib.finish import developed, resized, save
from blender_lib.shadow import on_floor
from blender_lib.smooth import smooth
from houses import tables, view

# Pages of devices show a part (docs/decisions/0077).
SIZE = (2400, 1800)
HOUSES = tuple(tables.FRAMES)
DAYLIGHT = {**lighting.ROOM, "strip": 0.0}
SAMPLES, DRAFT_SAMPLES = 10, 5
BRIGHTER = 0.12  # stops: rooms reflect less light than single devices
OVERSIZE = 1.0


def stand(parts):
    """Turn a house in front of the camera. Its coordinates stay those of `view`: it is not moved."""
    for part in parts:
        part.matrix_world = Matrix.Rotation(view.TURN * pi / 180, 4, "Z")
    bpy.context.view_layer.update()


def render(name, draft, folder):
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    house = name.removeprefix("house-")
    parts = importlib.import_module("houses." + house).build()
    stand(parts)
    reach, _ = staging.reach(parts)
    size = tuple(int(side * (0.4 if draft else OVERSIZE)) // 4 * 4 for side in SIZE)
    lighting.studio(reach, DAYLIGHT)
    ground = lighting.floor(reach)
    ground.location.z = min((part.matrix_world @ vertex.co).z for part in parts for vertex in part.data.vertices)
    lighting.hide_from_reflections(parts)
    view.camera(tables.FRAMES[house])
    passes.prepare(size, DRAFT_SAMPLES if draft else SAMPLES)
    bpy.context.scene.view_settings.exposure += BRIGHTER
    shots = passes.beauty()
    seen = resized(developed(smooth(denoise(shots), shots)), SIZE)
    path = os.path.join(folder, name + ".png")
    save(on_floor(seen), path)
    print(f"{path}: {SIZE[0]} x {SIZE[1]}, {os.path.getsize(path) // 1024} KB, {time.time() - started:.0f} s")
