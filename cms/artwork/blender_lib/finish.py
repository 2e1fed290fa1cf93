"""From linear light to the file: Filmic view transform, downscale, trim, small PNG."""
import os
import tempfile

import bpy
import cv2
import numpy as np

ABOVE, BELOW = 0.035, 0.05  # of the width: what `trimmed` leaves; the shadow needs the room below
WIDEST = 3 / 2


def developed(linear):
    """Apply the scene's view transform with Blender itself; returns straight BGRA between 0 and 1."""
    height, width = linear.shape[:2]
    picture = bpy.data.images.new("developed", width, height, alpha=True, float_buffer=True)
    picture.alpha_mode = "PREMUL"
    picture.pixels.foreach_set(np.ascontiguousarray(linear[::-1, :, [2, 1, 0, 3]], np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGBA", "16"
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        path = os.path.join(folder, "developed.png")
        picture.save_render(path, scene=bpy.context.scene)
        straight = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535
    bpy.data.images.remove(picture)
    return straight


def resized(straight, size):
    """Scale premultiplied: otherwise edges darken."""
    alpha = straight[..., 3:]
    premultiplied = np.dstack([straight[..., :3] * alpha, alpha])
    small = cv2.resize(premultiplied, tuple(size), interpolation=cv2.INTER_AREA if size[0] < straight.shape[1] else cv2.INTER_CUBIC)
    alpha = small[..., 3:]
    return np.dstack([small[..., :3] / np.maximum(alpha, 1e-4), alpha]).clip(0, 1)


def trimmed(straight):
    """Cut empty rows off above and below what is wide, which places in the shape of 3:2 then show larger."""
    height, width = straight.shape[:2]
    rows = np.flatnonzero((straight[..., 3] > 0.5).any(axis=1))
    top, bottom = max(rows[0] - round(ABOVE * width), 0), min(rows[-1] + round(BELOW * width), height)
    spare = max(round(width / WIDEST) - (bottom - top), 0)
    top, bottom = max(top - spare // 2, 0), min(bottom + spare - spare // 2, height)
    return straight[top:bottom]


def save(straight, path):
    """Save as 8 bit. Nearly transparent pixels are cleared, which halves the size of empty areas."""
    pixels = (straight * 255 + 0.5).astype(np.uint8)
    pixels[pixels[..., 3] < 2] = 0
    os.makedirs(os.path.dirname(path), exist_ok=True)
    cv2.imwrite(path, pixels, [cv2.IMWRITE_PNG_COMPRESSION, 9])
