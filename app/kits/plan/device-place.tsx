import type { LocalizedText } from "#app/i18n/localize.ts";
import { T } from "#app/i18n/t.tsx";
import type { House } from "#app/kits/kit-content.ts";
import { HousePlan } from "./house-plan.tsx";

interface Props {
  /** The surroundings of the device, from `houseAround`. */
  house: House;
  device: { _id: string; title: LocalizedText };
}

/** A device in its place in a house, as a technician leaves it. */
export function DevicePlace({ house, device: { _id: id, title: name } }: Props) {
  return (
    <figure className="device-place relative aspect-[4/3] bg-tint">
      <HousePlan
        house={house}
        devices={[{ id, name, quantity: house.places.length }]}
        litDevice={id}
        // A low box must not cut off a device near the top of its part, which is the house's.
        filling={(house.places[0]?.y ?? 50) < 100 / 3 ? "top" : "middle"}
        slot="wide"
        sizes="(min-width: 64.5rem) 720px, 92vw"
      />
      <figcaption className="badge bg-white text-brand-900">
        <T k="accessories:inPlace" />
      </figcaption>
    </figure>
  );
}
