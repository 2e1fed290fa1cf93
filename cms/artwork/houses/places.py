"""Where a technician puts the devices of each house: `python3 cms/artwork/houses/places.py` prints the places as JSON.

A place is (slug, side, point): the point is on the wall behind the middle of the device, or on the surface under it, in the
coordinates of the house. The order is that of walking in. The print has the middle and the width of the device's picture in
percent of the house's picture; it reads the size of the spot pictures, which are rendered first.
"""
import json
import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
sys.dont_write_bytecode = True

from houses import spots, view
from houses.tables import FRAMES, PLACES

IMAGES = os.path.join(HERE, "..", "..", "seed", "images")


def size(slug, side):
    """Width and height of a spot picture in pixels, from the header of the file."""
    with open(os.path.join(IMAGES, f"spot-{slug}-{side}.png"), "rb") as file:
        return struct.unpack(">II", file.read(24)[16:24])


def place(house, slug, side, point):
    x, y = view.percent(point, FRAMES[house])
    width, height = (pixels / spots.PIXELS for pixels in size(slug, side))
    if side == "floor":
        y -= (spots.FOOT - 0.5) * height * view.RATIO
    return {"house": house, "device": slug, "side": side, "x": round(x, 1), "y": round(y, 1), "width": round(width, 1)}


if __name__ == "__main__":
    print(json.dumps([place(house, *spot) for house, listed in PLACES.items() for spot in listed], indent=1))
