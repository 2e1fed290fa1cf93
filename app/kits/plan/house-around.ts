import type { House } from "#app/kits/kit-content.ts";
import { cropPicture } from "#app/ui/picture-source.ts";

/** The side of a device's surroundings, which are a square, as a part of the house's width. */
const PART = 0.6;

/**
 * A house cut to the surroundings of a device's first place, with that place towards the middle, and only the places of that device.
 * Undefined where the house has no place for it. See docs/rules.md#device-offer.
 */
export function houseAround(house: House, device: string): House | undefined {
  const places = house.places.filter((place) => place.device === device);
  const [first] = places;
  if (!first) return undefined;
  const { width = 4, height = 3 } = cropPicture({ url: house.distributiveImage.url });
  // Of a low picture the whole height.
  const partHeight = Math.min((PART * width) / height, 1);
  const left = startOf(first.x, PART);
  const top = startOf(first.y, partHeight);
  return {
    ...house,
    distributiveImage: {
      ...house.distributiveImage,
      crop: { left, top, right: 1 - PART - left, bottom: 1 - partHeight - top },
    },
    places: places.map((place) => ({
      ...place,
      x: (place.x - 100 * left) / PART,
      y: (place.y - 100 * top) / partHeight,
      size: place.size / PART,
    })),
  };
}

/**
 * Where the part begins, as a fraction of the whole; the point is in percent. The point goes half of the way from its place in the whole
 * to the middle, because a part around a point near an edge would show little of the house.
 */
const startOf = (point: number, part: number): number =>
  Math.min(Math.max(point / 100 - part * (0.25 + point / 200), 0), 1 - part);
