import type { LocalizedText } from "#app/i18n/localize.ts";

/** A device that a plan shows. */
export interface PlanDevice {
  /** The id of its document. */
  id: string;
  name: LocalizedText;
  /** How many of them. */
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
