"""Soft shadows made of the picture itself, not rendered.

A rendered shadow is longer than the margin beside its object, and where it is cut off it leaves a grey smear. These end
by themselves within a few percent of the picture's width.
"""
import cv2
import numpy as np

SHADOW_BGR = np.array([0.135, 0.140, 0.065], np.float32)  # #112422, dark petrol: grey shadows look dirty on a tinted page
FOOT = 0.05  # of the picture's width: the part that darkens the floor, above the lowest point of each column
FLOOR = (  # (blur, how far down, how dark); lengths are parts of the picture's width
    (0.003, 0.003, 0.34),
    (0.010, 0.008, 0.26),
    (0.024, 0.014, 0.16),
)
FLOOR_BORDER = 0.04  # the part of the width over which it fades out before the picture's edge
WALL = ((2.0, 2.0, 0.35), (6.0, 5.0, 0.30))  # the same in pixels: the devices of all houses have one scale
WALL_BORDER = 6.0


def on_floor(straight):
    """Put a shadow under a picture (straight BGRA, 0 to 1) of what stands on the floor: it follows the foot."""
    alpha = np.ascontiguousarray(straight[..., 3])
    width = alpha.shape[1]
    layers = [(blur * width, down * width, strength) for blur, down, strength in FLOOR]
    return _under(straight, _darkness(_foot(alpha, FOOT * width), layers, FLOOR_BORDER * width))


def on_wall(straight):
    """Put a shadow under the picture of a device that hangs on a wall or stands in a room: it follows the outline."""
    return _under(straight, _darkness(np.ascontiguousarray(straight[..., 3]), WALL, WALL_BORDER))


def _darkness(shape, layers, border):
    height, width = shape.shape
    light = np.ones_like(shape)
    for blur, down, strength in layers:
        moved = cv2.warpAffine(shape, np.float32([[1, 0, 0], [0, 1, down]]), (width, height))
        light *= 1 - strength * cv2.GaussianBlur(moved, (0, 0), blur)
    x, y = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    return (1 - light) * _ramp(np.minimum.reduce([x, width - x, y, height - y]) / border)


def _foot(alpha, tall):
    """The lowest part of each column of a silhouette, fading upwards."""
    rows = np.arange(len(alpha), dtype=np.float32)[:, None]
    lowest = np.where(alpha > 0.5, rows, -np.inf).max(axis=0)
    return np.where(np.isfinite(lowest), alpha * _ramp(1 - (lowest - rows) / tall), 0).astype(np.float32)


def _under(straight, dark):
    alpha = straight[..., 3:]
    under = dark[..., None] * (1 - alpha)
    whole = alpha + under
    colour = (straight[..., :3] * alpha + SHADOW_BGR * under) / np.maximum(whole, 1e-4)
    return np.dstack([colour, whole])


def _ramp(values):
    """From 0 to 1 without a visible beginning or end."""
    values = np.clip(values, 0, 1)
    return values * values * (3 - 2 * values)
