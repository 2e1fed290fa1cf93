"""The segmented window of motion detectors."""
from math import pi, sin

from blender_lib import materials as m, shapes as s


def pir_window(width, height, bulge, columns, rows):
    """Fresnel cells as real relief: the noise filter would remove a bump map."""
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
