"""Render one picture: `blender -b -P cms/artwork/render.py -- kit-chalet [--draft] [--out folder]`.

The picture of an accessory is named after its slug (`-- sirena-alarma`). `-- siren` renders one device by its file name.
`-- house-piso` renders an empty house and `-- spot-placa-alarma-right` a device for it: see `houses`. `-- view-night` renders
what a camera sees, for the screens of phones, before the pictures that show it.
A draft is rendered at 40 % and scaled up to the size of the final picture.
Needs Debian's blender, python3-numpy, python3-opencv and fonts-inter.
"""
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy

import accessories
import kits
import scenes
from blender_lib import lighting, passes, staging
from blender_lib.denoise import denoise
from blender_lib.finish import developed, resized, save, trimmed
from blender_lib.shadow import on_floor
from blender_lib.smooth import smooth
from houses import base_picture, camera_view, spot_picture, spots
from scenery import stage

DRAFT_SAMPLES = 5
SHADE = 0.40  # for `smooth`: with few samples, the soft edge of a shadow is noisier than a plain face
HOUSES = {
    **{f"house-{name}": base_picture.render for name in base_picture.HOUSES},
    **{name: spot_picture.render for name in spots.names()},
    **{name: camera_view.render for name in camera_view.NAMES},
}
PICTURES = {**kits.PICTURES, **accessories.PICTURES, **scenes.PICTURES}


def build(picture):
    """Place all items in an empty scene; returns (name, parts) pairs.

    A name is a module with a function `build` ('scenery.router'), or names its function ('scenery.in_place:sensor_on_door').
    A name without a package is a module of `devices`.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    items = []
    for name, x, y, pose in picture["items"]:
        module, _, function = (name if "." in name else "devices." + name).partition(":")
        parts = getattr(importlib.import_module(module), function or "build")()
        items.append((f"{name} at {x}, {y}", staging.stand(parts, (x, y), **pose)))
    return items


def render(name, draft, folder):
    picture = PICTURES.get(name) or accessories.alone(name.replace("-", "_"))
    started = time.time()
    items = build(picture)
    for pair in staging.collisions(items):
        print("TOUCHING:", *pair, sep=" | ")
    objects = [part for _, parts in items for part in parts]
    objects += stage.build(**picture["stage"]) if picture["stage"] else []
    reach = staging.centre(objects)
    final = picture["size"]
    size = tuple(int(side * (0.4 if draft else picture["oversize"])) // 4 * 4 for side in final)
    lighting.studio(reach * picture["studio"], picture["lights"])
    if not picture["filled"]:  # its own ground and furniture light the undersides
        lighting.floor(reach)
    lighting.hide_from_reflections(objects)
    lighting.camera(staging.framed(objects), size, picture["pitch"], margin=picture["margin"], cover=picture["cover"])
    passes.prepare(size, DRAFT_SAMPLES if draft else picture["samples"])
    shots = passes.beauty()
    shining = passes.own_light(shots)
    linear = smooth(denoise(shots), shots, SHADE)
    linear[..., :3] += shining
    seen = resized(developed(linear), final)
    path = os.path.join(folder, name + ".png")
    save(trimmed(on_floor(seen)), path)
    print(f"{path}: {final[0]} x {final[1]}, {os.path.getsize(path) // 1024} KB, {time.time() - started:.0f} s")


if __name__ == "__main__":
    words = sys.argv[sys.argv.index("--") + 1:]
    target = words[words.index("--out") + 1] if "--out" in words else os.path.join(HERE, "..", "seed", "images")
    names = [word for i, word in enumerate(words) if not word.startswith("--") and (i == 0 or words[i - 1] != "--out")]
    for wanted in names or [*PICTURES, *HOUSES]:
        draw = HOUSES.get(wanted, render)
        draw(wanted, "--draft" in words, os.path.abspath(target))
