import type { House } from "#app/kits/kit-content.ts";

/** How much of a house's width and height its surroundings of a device have. */
const PART = 0.5;

/**
 * A house cut to the surroundings of a device's first place, with that place in the middle as far as the picture allows, and only the
 * places of that device. Undefined where the house has no place for it. See docs/rules.md#device-offer.
 */
export function houseAround(house: House, device: string): House | undefined {
  const places = house.places.filter((place) => place.device === device);
  const [first] = places;
  if (!first) return undefined;
  const left = startOf(first.x);
  const top = startOf(first.y);
  return {
    ...house,
    distributiveImage: {
      ...house.distributiveImage,
      crop: { left, top, right: 1 - PART - left, bottom: 1 - PART - top },
    },
    places: places.map((place) => ({
      ...place,
      x: (place.x - 100 * left) / PART,
      y: (place.y - 100 * top) / PART,
      size: place.size / PART,
    })),
  };
}

/** Where the part begins that has a point in its middle, as a fraction of the whole; the point is in percent. */
const startOf = (point: number): number => Math.min(Math.max(point / 100 - PART / 2, 0), 1 - PART);
