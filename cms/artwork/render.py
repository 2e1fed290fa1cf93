"""Render one picture: `blender -b -P cms/artwork/render.py -- kit-chalet [--draft] [--out folder]`.

An accessory's picture has the name of its slug (`-- sirena-alarma`); any device can be rendered alone under its file name (`-- siren`).
A draft is rendered at 40 % and scaled up, so that it can stand in for the final picture.
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
from kit_of_parts import lighting, passes, staging
from kit_of_parts.denoise import denoise
from kit_of_parts.finish import developed, on_shadow, resized, save

DRAFT_SAMPLES = 12
PICTURES = {**kits.PICTURES, **accessories.PICTURES, **scenes.PICTURES}


def build(picture):
    """Stand everything in an empty scene; returns (name, parts) pairs. `places.chalet` is a place or prop, a plain name a device."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    devices = []
    for device, x, y, pose in picture["places"]:
        parts = importlib.import_module(device if "." in device else "devices." + device).build()
        devices.append((f"{device} at {x}, {y}", staging.stand(parts, (x, y), **pose)))
    return devices


def render(name, draft, folder):
    picture = PICTURES.get(name) or accessories.alone(name.replace("-", "_"))
    started = time.time()
    devices = build(picture)
    for pair in staging.collisions(devices):
        print("TOUCHING:", *pair, sep=" | ")
    things = [part for _, parts in devices for part in parts]
    reach = staging.centre(things)
    final = picture["size"]
    size = tuple(int(side * (0.4 if draft else picture["oversize"])) // 4 * 4 for side in final)
    lighting.studio(reach)
    ground = lighting.floor(reach)
    lighting.keep_out_of_mirrors(things)
    lighting.camera(things, size, picture["pitch"], margin=picture["margin"])
    passes.prepare(size, DRAFT_SAMPLES if draft else picture["samples"])
    clean = denoise(passes.beauty())
    dark = passes.shadow(ground, things, final, fade=max(0.07, 2 * picture["margin"][0]), samples=picture.get("shadow_samples", passes.SHADOW_SAMPLES))
    path = os.path.join(folder, name + ".png")
    save(on_shadow(resized(developed(clean), final), dark), path)
    print(f"{path}: {final[0]} x {final[1]}, {os.path.getsize(path) // 1024} KB, {time.time() - started:.0f} s")


if __name__ == "__main__":
    words = sys.argv[sys.argv.index("--") + 1:]
    target = words[words.index("--out") + 1] if "--out" in words else os.path.join(HERE, "..", "seed", "images")
    names = [word for i, word in enumerate(words) if not word.startswith("--") and (i == 0 or words[i - 1] != "--out")]
    for wanted in names or PICTURES:
        render(wanted, "--draft" in words, os.path.abspath(target))
