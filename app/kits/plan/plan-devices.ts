import type { LocalizedText } from "#app/i18n/localize.ts";
import { cropPicture } from "#app/ui/picture-source.ts";
import type { House } from "./queries.ts";

export interface PlanDevice {
  id: string;
  name: LocalizedText;
  quantity: number;
  /** The name of the box that shows it while it is ticked. */
  extra?: string;
  /** Whether an answer or a choice has just put it there. */
  isAdded?: boolean;
  /** Whether the kit does not hold it and nobody has chosen it. */
  isOptional?: boolean;
}

/**
 * The places of a house that have a device: of two sensors the first two places of that sensor. A house may have more places than
 * devices, or fewer. See docs/rules.md#kit-plan.
 */
export function takenPlaces<Place extends { device: string }>(places: Place[], devices: PlanDevice[]) {
  const used = new Map<PlanDevice, number>();
  return places.flatMap((place) => {
    const shown = devices.find((one) => one.id === place.device && (used.get(one) ?? 0) < one.quantity);
    if (!shown) return [];
    used.set(shown, (used.get(shown) ?? 0) + 1);
    return [{ place, shown }];
  });
}

/** A kit whose house has no places but those that the kit's devices and extras take. */
export function withTakenPlaces<Kit extends Contents & { house?: { places: { device: string }[] } }>(kit: Kit): Kit {
  const { house } = kit;
  if (!house) return kit;
  return { ...kit, house: { ...house, places: takenPlaces(house.places, devicesOf(kit)).map(({ place }) => place) } };
}

interface Contents {
  complements: { quantity: number; short: LocalizedText; device?: string | { _id: string } }[];
  extras: { extraId: string; name: LocalizedText; device?: string }[];
}

/** The devices of a kit, then its extras, which are shown while they are chosen. */
export function devicesOf({ complements, extras }: Contents): PlanDevice[] {
  return [
    ...complements.flatMap(({ device, quantity, short: name }) =>
      device ? [{ id: typeof device === "string" ? device : device._id, name, quantity }] : [],
    ),
    ...extras.flatMap(({ device: id, name, extraId }) => (id ? [{ id, name, quantity: 1, extra: extraId }] : [])),
  ];
}

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
