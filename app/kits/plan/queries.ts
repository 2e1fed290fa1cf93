import { defineQuery } from "groq";
import type { Localized } from "#app/i18n/localize.ts";
import { DECORATIVE_PICTURE, PICTURE } from "#app/sanity/fragments.ts";
import type { HOUSES_RESULT } from "#app/sanity/sanity.generated.ts";

/** The place of a device in a house, with its picture for that side. */
const PLACE = /* groq */ `{
  _key, x, y, size,
  "device": accessory._ref,
  "image": select(
    side == "left" => accessory->mounted.left,
    side == "right" => accessory->mounted.right,
    accessory->mounted.flat
  )${DECORATIVE_PICTURE}
}`;

/** The house of a kit, with the places of the kit's devices and of the extras. */
export const KIT_HOUSE = /* groq */ `house->{
  _id,
  distributiveImage${PICTURE},
  "places": places[
    accessory._ref in ^.^.complements[].accessory._ref || accessory._ref in *[_type == "extra"].accessory._ref
  ]${PLACE}
}`;

/** A house without its picture's text. */
export const HOUSE = /* groq */ `{ _id, distributiveImage${DECORATIVE_PICTURE}, places[]${PLACE} }`;

/** All houses, which the quiz and the selector show one at a time. */
export const HOUSES = defineQuery(/* groq */ `
  *[_type == "house"] | order(_id asc)${HOUSE}
`);

/** A house with its numbered devices, what each does and their pages, and how many of them its kit contains. */
export const HOUSE_TOUR = /* groq */ `{
  _id,
  distributiveImage${PICTURE},
  places[]${PLACE},
  "devices": *[_type == "accessory" && _id in ^.places[].accessory._ref] | order(_id asc){ _id, title, frontBody, url, "slug": slug.current },
  "kit": *[_type == "kit" && house._ref == ^._id] | order(isBusiness asc, orderRank asc)[0]{
    _id,
    kitName,
    "devices": complements[defined(accessory)]{ _key, quantity, short, "device": accessory._ref }
  }
}`;

/** A dwelling or a business with the places of devices, without its picture's text. */
export type House = Localized<HOUSES_RESULT[number]>;
