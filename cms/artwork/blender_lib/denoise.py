"""Joint non-local means over two seeds, because Debian's Blender has no OpenImageDenoise.

Each render is averaged with weights from the *other* one, so noise does not affect its own weight. The guides (albedo,
normal, own light) preserve edges between materials and faces, and the texts of screens.
"""
import cv2
import numpy as np

RADIUS, PATCH, STRENGTH = 4, 3, 0.55


def _box(values, size):
    return cv2.blur(values, (size, size), borderType=cv2.BORDER_REFLECT)


def _guide(shots, name, spread):
    mean = (shots[0][name][..., :3] + shots[1][name][..., :3]) / 2
    return np.ascontiguousarray(mean) / spread


def denoise(shots):
    """BGRA, premultiplied and linear, from the two renders of `passes.beauty`. Empty areas are skipped."""
    seen = (shots[0]["image"][..., 3] + shots[1]["image"][..., 3]) > 0
    rows, columns = np.flatnonzero(seen.any(axis=1)), np.flatnonzero(seen.any(axis=0))
    part = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    whole = np.zeros((*seen.shape, 4), np.float32)
    whole[part] = _filtered([{name: pixels[part] for name, pixels in shot.items()} for shot in shots])
    return whole


def _filtered(shots):
    first, second = (np.minimum(shot["image"][..., :3], 8.0) for shot in shots)
    alpha = (shots[0]["image"][..., 3] + shots[1]["image"][..., 3]) / 2
    variance = _box(((first - second) ** 2 / 2).mean(axis=2), 5) + 1e-6
    features = [_guide(shots, name, spread) for name, spread in (("albedo", 0.05), ("normal", 0.25), ("emission", 0.10))]
    guide = [*(plane for feature in features for plane in _planes(feature)), alpha / 0.20]
    height, width = alpha.shape
    pad = RADIUS
    edge = ((pad, pad), (pad, pad))
    seen = [_planes(values) for values in (first, second)]
    wide = [[np.pad(plane, edge, mode="reflect") for plane in planes] for planes in seen]
    wide_variance = np.pad(variance, edge, mode="reflect")
    wide_guide = [np.pad(plane, edge, mode="reflect") for plane in guide]
    totals = [[np.zeros_like(plane) for plane in planes] for planes in seen]
    weights = [np.zeros_like(alpha), np.zeros_like(alpha)]
    for dy in range(-RADIUS, RADIUS + 1):
        for dx in range(-RADIUS, RADIUS + 1):
            window = (slice(pad + dy, pad + dy + height), slice(pad + dx, pad + dx + width))
            other = wide_variance[window]
            scale = 1e-7 + STRENGTH ** 2 * (variance + other)
            noise = variance + np.minimum(variance, other)
            feature = np.exp(-np.minimum(_apart(guide, wide_guide, window), 30.0))
            for mine, yours in ((0, 1), (1, 0)):
                gap = _apart(seen[yours], wide[yours], window) / 3 - noise
                distance = np.maximum(_box(gap / scale, PATCH), 0)
                weight = np.exp(-distance) * feature
                for total, plane in zip(totals[mine], wide[mine]):
                    total += weight * plane[window]
                weights[mine] += weight
    clean = sum(np.dstack(total) / weight[..., None] for total, weight in zip(totals, weights)) / 2
    return np.dstack([clean, alpha])


def _planes(values):
    """The channels apart from each other: sums over them take half the time."""
    return [np.ascontiguousarray(values[..., k]) for k in range(values.shape[2])]


def _apart(planes, wide, window):
    """The squared distance between each pixel and its neighbour in the window."""
    total = np.zeros_like(planes[0])
    for plane, neighbours in zip(planes, wide):
        step = plane - neighbours[window]
        step *= step
        total += step
    return total
