"""The kitchen of a flat."""
from blender_lib import clay as c, colours as k


def kitchen(width=0.80, depth=0.30, height=0.42):
    """Low units with a sink, a hob and a pan."""
    parts = [
        c.block("units", (width, depth, height - 0.04), k.roof(), (0, 0, 0.0), 0.016),
        c.block("worktop", (width + 0.02, depth + 0.03, 0.045), k.chalk(), (0, -0.01, height - 0.045), 0.016),
        c.block("sink", (0.22, 0.16, 0.012), k.grey(), (-width * 0.24, -0.01, height - 0.006), 0.006, 2),
        c.block("hob", (0.24, 0.20, 0.012), k.asphalt(), (width * 0.24, -0.01, height - 0.004), 0.006, 2),
        c.rod("pan", (width * 0.24, 0, height + 0.006), (width * 0.24, 0, height + 0.075), 0.075, k.orange(), edge=0.014),
        c.tube("tap", [(-width * 0.24, y, height + z) for y, z in ((0.10, 0), (0.10, 0.12), (0.03, 0.13), (0.02, 0.09))], 0.011, k.grey()),
    ]
    count = max(2, round(width / 0.27))
    for i in range(count):
        x = -width / 2 + width / count * (i + 0.5)
        parts.append(c.block("door", (width / count - 0.03, 0.02, height - 0.13), k.roof(), (x, -depth / 2, 0.05), 0.009, 2))
        parts.append(c.block("handle", (0.09, 0.018, 0.014), k.orange(), (x, -depth / 2 - 0.014, height - 0.115), 0.006, 1))
    return parts
