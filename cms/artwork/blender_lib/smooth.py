"""A second noise filter for large plain faces, which show the slow mottle that `blender_lib.denoise` leaves.

Light is filtered apart from colour: the picture is divided by the albedo, averaged over wider and wider neighbours that
have the same albedo, normal and nearly the same brightness, and multiplied again. Textures and edges stay sharp.
"""
import cv2
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16
STEPS = (1, 2, 4, 8, 16)  # pixels between the neighbours of each round
EDGE = 8.0  # how much of a difference between neighbours makes an edge
SHADE = 0.10  # relative difference at which a neighbour counts little: noise is below, the edge of a shadow above


def _moved(values, dx, dy):
    move = np.float32([[1, 0, -dx], [0, 1, -dy]])
    return cv2.warpAffine(values, move, values.shape[1::-1], flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)


def smooth(clean, shots, shade=SHADE):
    """BGRA, premultiplied and linear, from the filtered picture and the two renders that it was made of."""
    albedo = (shots[0]["albedo"][..., :3] + shots[1]["albedo"][..., :3]) / 2
    normal = (shots[0]["normal"][..., :3] + shots[1]["normal"][..., :3]) / 2
    emission = (shots[0]["emission"][..., 1] + shots[1]["emission"][..., 1]) / 2
    guide = np.ascontiguousarray(np.dstack([albedo / 0.03, normal / 0.14, emission / 0.05]), np.float32)
    light = np.ascontiguousarray(clean[..., :3] / (albedo + 0.02), np.float32)
    for step in STEPS:
        brightness = np.log(np.maximum(light.mean(axis=2), 1e-4))
        near = cv2.blur(brightness, (3, 3))
        total, weights = np.zeros_like(light), np.zeros_like(brightness)
        for j, tall in enumerate(KERNEL):
            for i, wide in enumerate(KERNEL):
                dx, dy = (i - 2) * step, (j - 2) * step
                apart = sum((_moved(guide[..., k], dx, dy) - guide[..., k]) ** 2 for k in range(guide.shape[2]))
                apart += ((_moved(near, dx, dy) - near) / shade) ** 2
                weight = wide * tall * np.exp(-np.minimum(apart, 30))
                total += weight[..., None] * _moved(light, dx, dy)
                weights += weight
        light = total / weights[..., None]
    alpha = clean[..., 3]
    lit = np.dstack([light * (albedo + 0.02), alpha]).astype(np.float32)
    return _soft_edges(lit, np.dstack([albedo, 0.5 * normal, alpha]))


def _soft_edges(picture, guide):
    """Blur the edges by less than a pixel: with few samples they are ragged, because each pixel guesses how much it covers."""
    sharp = np.abs(guide - cv2.blur(guide, (3, 3))).sum(axis=2)
    share = np.clip(EDGE * cv2.blur(sharp, (3, 3)), 0, 1)[..., None]
    return picture * (1 - share) + cv2.GaussianBlur(picture, (0, 0), 1.0) * share
