"""Motion sensor with camera: dark camera eye above, the segmented PIR window below."""
from math import pi, sin

from kit_of_parts import materials as m, shapes as s


def pir_window(width, height, bulge, columns, rows):
    """Fresnel cells as real relief: the noise filter would swallow a bump map."""
    nx, ny = columns * 14, rows * 14
    vertices, faces = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            cell = (abs(sin(pi * columns * u)) * abs(sin(pi * rows * v))) ** 0.3
            arch = bulge * (1 - (2 * u - 1) ** 2) * (1 - 0.5 * (2 * v - 1) ** 2)
            vertices.append(((u - 0.5) * width, (v - 0.5) * height, arch + 0.008 * cell))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    return s.mesh("pir window", vertices, faces, m.pearl())


def build():
    body = s.slab("body", (0.76, 1.22, 0.44), m.white(), corner=0.30, edge=0.20, pillow=0.035, seam=0.10)
    pocket = s.slab("pocket", (0.46, 0.44, 0.30), m.shadow_gap(), corner=0.12, edge=0.01, at=(0, -0.205, 0.375))
    body = s.cut(body, [pocket], edge=0.012)
    eye = 0.305
    return [
        body,
        s.shift(pir_window(0.48, 0.46, 0.066, 5, 5), (0, -0.205, 0.384)),
        s.slab("eye plate", (0.50, 0.50, 0.06), m.glass(), corner=0.25, edge=0.03, at=(0, eye, 0.418)),
        s.hoop("eye ring", 0.150, 0.018, m.petrol(), at=(0, eye, 0.480)),
        s.lathe("lens", [(0.135, 0), (0.135, 0.012), (0.12, 0.03), (0.09, 0.047), (0.05, 0.058), (0.0001, 0.062)],
                m.lens(), at=(0, eye, 0.470)),
        s.slab("led", (0.036, 0.036, 0.012), m.led(), corner=0.018, edge=0.005, at=(0, eye - 0.205, 0.474)),
    ]
