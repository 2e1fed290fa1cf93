import type { House } from "#app/kits/kit-content.ts";
import { cropPicture } from "#app/ui/picture-source.ts";

/**
 * The side of a device's surroundings, which are a square, in pixels of the house's picture: as many as the page shows on a screen of one
 * pixel per CSS pixel. Of a picture with more pixels it is therefore a smaller part.
 */
const SIDE = 840;

/** Devices are drawn large, so that they are seen in a whole house. Near by, they are this part of that size. */
const NEAR_SIZE = 0.8;

/**
 * A house cut to the surroundings of a device's first place, with that place towards the middle, and only the places of that device.
 * Undefined where the house has no place for it. See docs/rules.md#device-offer.
 */
export function houseAround(house: House, device: string): House | undefined {
  const places = house.places.filter((place) => place.device === device);
  const [first] = places;
  if (!first) return undefined;
  const { width = 1600, height = 1200 } = cropPicture({ url: house.distributiveImage.url });
  // Of a small picture the whole.
  const partWidth = Math.min(SIDE / width, 1);
  const partHeight = Math.min(SIDE / height, 1);
  const left = startOf(first.x, partWidth);
  const top = startOf(first.y, partHeight);
  return {
    ...house,
    distributiveImage: {
      ...house.distributiveImage,
      crop: { left, top, right: 1 - partWidth - left, bottom: 1 - partHeight - top },
    },
    places: places.map((place) => ({
      ...place,
      x: (place.x - 100 * left) / partWidth,
      // With its foot where it was, because some devices stand on furniture.
      y: (place.y + (place.size * (1 - NEAR_SIZE) * width) / height / 2 - 100 * top) / partHeight,
      size: (place.size * NEAR_SIZE) / partWidth,
    })),
  };
}

/**
 * Where the part begins, as a fraction of the whole; the point is in percent. The point goes half of the way from its place in the whole
 * to the middle, because a part around a point near an edge would show little of the house.
 */
const startOf = (point: number, part: number): number =>
  Math.min(Math.max(point / 100 - part * (0.25 + point / 200), 0), 1 - part);
