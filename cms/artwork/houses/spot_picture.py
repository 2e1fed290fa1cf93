"""Render one device as a house shows it: `npm run render -- spot-placa-alarma-left`."""
import importlib
import os
import time
from math import ceil

import bpy
import numpy as np
from mathutils import Matrix

from blender_lib import clay as c, lighting, passes, shapes as s, staging
from blender_lib.denoise import denoise
from blender_lib.finish import developed, resized, save
from blender_lib.shadow import on_wall
from blender_lib.smooth import smooth
from houses import spots, view
from houses.base_picture import DAYLIGHT, stand

OVERSIZE, SAMPLES, DRAFT_SAMPLES = 2, 20, 8
BRIGHTER = 0.22  # stops, so that white plastic stands out from the walls
MARGIN = 0.16  # units around the device, for its shadow


def mounted(model):
    """A device on a wall through the origin, in face coordinates.

    The model of the outdoor camera stands on its foot: here the foot is turned to the wall, behind the barrel.
    """
    parts = importlib.import_module("devices." + model).build()
    if model == "outdoor_camera":
        for part in parts:
            if part.name.split(".")[0] in ("joint", "neck", "foot"):
                part.data.transform(Matrix.Translation((0, 1.54, 0)) @ Matrix.Rotation(np.pi / 2, 4, "X"))
            else:
                part.data.transform(Matrix.Translation((0, 0, 0.58)))
    if model == "door_sensor":  # the doors of the houses open on the right: the transmitter belongs on the right, on the frame
        for part in parts:
            part.data.transform(Matrix.Diagonal((-1, 1, 1, 1)))
            part.data.flip_normals()
    points = np.array([vertex.co for part in parts for vertex in part.data.vertices])
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    return c.move(parts, (-middle[0], -middle[1], -points[:, 2].min()))


def placed(model, side, pose):
    """The device in the coordinates of a house, with the origin where it touches the wall or the floor."""
    if side == "floor":
        parts = staging.stand(importlib.import_module("devices." + model).build(), (0, 0), **pose)
        points = np.array([part.matrix_world @ vertex.co for part in parts for vertex in part.data.vertices])
        middle = (points.min(axis=0) + points.max(axis=0)) / 2
        back = Matrix.Rotation(-view.TURN * np.pi / 180, 4, "Z")  # it faces the viewer, whatever the house does
        for part in parts:
            part.data.transform(back @ Matrix.Translation((-middle[0], -middle[1], 0)) @ part.matrix_world)
        return parts
    return c.hang(mounted(model), (0, 0, 0), 90 if side == "left" else 0)


def surface(side):
    """The wall or floor behind the device, which lights its edges."""
    sheet = s.sheet("wall", [(-9, -9), (9, -9), (9, 9), (-9, 9)], bpy.data.materials.new("wall"), at=(0, 0, -0.004))
    if side != "floor":
        c.hang([sheet], (0, 0, 0), 90 if side == "left" else 0)
    sheet.visible_camera = False
    return sheet


def frame(parts, side):
    """Units to the left or right of the origin, and above or below it, that the picture has to show."""
    points = [view.seen(part.data.vertices[i].co) for part in parts for i in range(len(part.data.vertices))]
    across = max(abs(right) for right, _ in points) + MARGIN
    above, below = max(up for _, up in points) + MARGIN, -min(up for _, up in points) + MARGIN
    if side != "floor":
        return across, 2 * max(above, below), 0.0
    tall = max(above / spots.FOOT, below / (1 - spots.FOOT))
    return across, tall, tall * (spots.FOOT - 0.5)


def render(name, draft, folder):
    started = time.time()
    slug, side = spots.of(name)
    model, factor, _, pose = spots.SPOTS[slug]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    parts = placed(model, side, pose)
    across, tall, up = frame(parts, side)
    density = spots.UNIT * factor * spots.PIXELS  # pixels for a unit
    size = tuple(2 * ceil(extent * density / 2) for extent in (2 * across, tall))
    if max(size) > spots.MAX:
        print(f"TOO LARGE: {name} | {size}")
    wall = surface(side)
    stand([*parts, wall])
    reach, _ = staging.reach(parts)
    lighting.studio(max(reach, 0.6) * 1.3, DAYLIGHT)
    lighting.hide_from_reflections(parts)
    view.camera((size[0] / density, 0.0, up))
    passes.prepare(tuple(OVERSIZE * side for side in size), DRAFT_SAMPLES if draft else SAMPLES)
    bpy.context.scene.view_settings.exposure += BRIGHTER
    shots = passes.beauty()
    clean = smooth(denoise(shots), shots)
    path = os.path.join(folder, name + ".png")
    save(on_wall(resized(developed(clean), size)), path)
    print(f"{path}: {size[0]} x {size[1]}, {os.path.getsize(path) / 1024:.1f} KB, {time.time() - started:.0f} s")
