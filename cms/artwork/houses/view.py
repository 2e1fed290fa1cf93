"""The camera of houses and spots: orthographic, from the front right above, the same direction for all.

A device drawn once for each wall therefore fits any place of any house. Houses are built upright around the origin, x
along the right back wall and y away from the viewer, and are turned by TURN in front of the camera.
"""
from math import cos, pi, sin

TURN, PITCH = -45.0, 28.0  # degrees
RATIO = 4 / 3  # width by height of a base picture


def seen(point):
    """A point of a house on the picture plane: to the right and up, in the house's units."""
    x, y, z = point
    turn, pitch = TURN * pi / 180, PITCH * pi / 180
    right, away = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
    return right, away * sin(pitch) + z * cos(pitch)


def percent(point, frame):
    """Where a point is in a base picture, in percent of its width and height from the top left.

    The frame is (width, right, up): the units that the picture is wide, and the place of its middle on the picture plane.
    """
    width, middle_right, middle_up = frame
    right, up = seen(point)
    return 50 + 100 * (right - middle_right) / width, 50 - 100 * (up - middle_up) / width * RATIO


def camera(frame):
    """Put the camera in the scene. It stands far away: an orthographic view does not depend on the distance."""
    import bpy  # here, because `places` needs the projection without Blender
    from mathutils import Matrix, Vector

    width, middle_right, middle_up = frame
    data = bpy.data.cameras.new("lens")
    data.type, data.ortho_scale, data.sensor_fit, data.clip_end = "ORTHO", width, "HORIZONTAL", 500
    eye = bpy.data.objects.new("eye", data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    turned = Matrix.Rotation(pi / 2 - PITCH * pi / 180, 4, "X")
    eye.matrix_world = turned @ Matrix.Translation(Vector((middle_right, middle_up, 60)))
    return eye
