"""Glass break detector: a microphone behind a pattern of holes, with a broken pane as its icon."""
from math import cos, pi, sin

from blender_lib import icons, materials as m, shapes as s


def build():
    body = s.slab("body", (0.78, 1.14, 0.26), m.white(), corner=0.26, edge=0.12, pillow=0.014, seam=0.07)
    positions = [(0, 0)] + [(r * cos(2 * pi * i / n), r * sin(2 * pi * i / n)) for r, n in ((0.075, 6), (0.150, 12)) for i in range(n)]
    y, front = 0.22, 0.262
    holes = [s.slab("hole", (0.036, 0.036, 0.2), m.shadow_gap(), corner=0.018, edge=0.002, at=(x, y + dy, 0.20), steps=6) for x, dy in positions]
    parts = [
        s.cut(body, holes, edge=0.004),
        s.slab("hole floor", (0.40, 0.40, 0.01), m.shadow_gap(), corner=0.2, edge=0.002, at=(0, y, 0.225)),
        s.hoop("ring", 0.222, 0.013, m.petrol(), at=(0, y, 0.271), flat=0.6),
        s.slab("led", (0.044, 0.044, 0.016), m.led(), corner=0.022, edge=0.006, at=(0, -0.105, 0.264)),
    ]
    for piece in icons.shards(0.235):
        parts.append(s.sheet("shard", piece, m.petrol(), at=(0, -0.315, front + 0.007), thickness=0.006))
    return parts
