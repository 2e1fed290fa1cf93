import { defineQuery } from "groq";
import { SUPPORT_HOURS } from "#app/contact/queries.ts";
import type { Localized } from "#app/i18n/localize.ts";
import { DECORATIVE_DEVICE_PICTURE, DECORATIVE_PICTURE, PICTURE } from "#app/sanity/fragments.ts";
import type { KIT_BY_SLUG_RESULT, PAGE_BY_PATH_RESULT } from "#app/sanity/sanity.generated.ts";
import { SEO_FIELDS } from "#app/seo/queries.ts";
import { HOUSE, KIT_HOUSE } from "./plan/queries.ts";

const PRICE_FIELDS = /* groq */ `isBusiness, price{ client, notClient }, ivaIncluded, camera{ surcharge }`;

/** Identity and price fields. */
const KIT_FIELDS = /* groq */ `_id, "slug": route.current, kitName, title, ${PRICE_FIELDS}`;

/** What the order form of a kit needs too: the label of its button, and whether the camera is chosen at first. */
const ORDER_FIELDS = /* groq */ `productId, "button": price.button, "hasCamera": camera.byDefault`;

/** The price of a kit without its name. */
export const KIT_PRICE_ONLY = /* groq */ `{ _id, ${PRICE_FIELDS} }`;

/** A device of a kit, for comparisons: kits with the same device have the same `device` reference. */
const COMPARED_COMPLEMENTS = /* groq */ `complements[]{ _key, quantity, short, "device": accessory._ref }`;

/** A device of a kit, with its picture and its path. */
const DEVICE = /* groq */ `{ _id, image${DECORATIVE_DEVICE_PICTURE}, url, "slug": slug.current }`;

/** What a kit is shown by beside others: the building that it is for, because the kits themselves look alike. */
const KIT_PLACE = /* groq */ `"image": coalesce(placeImage, image)`;

/** A column of a table that compares kits. */
export const KIT_COMPARISON = /* groq */ `{ ${KIT_FIELDS}, ${ORDER_FIELDS}, ${KIT_PLACE}${DECORATIVE_PICTURE}, ${COMPARED_COMPLEMENTS} }`;

/** A kit with its cost over the commitment, and its order. */
export const KIT_COST = /* groq */ `{ ${KIT_FIELDS}, ${ORDER_FIELDS}, ${KIT_PLACE}${DECORATIVE_PICTURE} }`;

/** A kit with what both client statuses pay, its devices, and its order. */
export const KIT_BOTH_PRICES = /* groq */ `{
  ${KIT_FIELDS},
  ${ORDER_FIELDS},
  ${KIT_PLACE}${DECORATIVE_PICTURE},
  complements[]{ _key, quantity, short, group, "device": accessory._ref }
}`;

/** A row of a table of prices. */
export const KIT_PRICE = /* groq */ `{ ${KIT_FIELDS} }`;

export const KIT_CARD = /* groq */ `{
  ${KIT_FIELDS},
  productId,
  ${KIT_PLACE}${PICTURE},
  complements[]{ _key, quantity, short, "device": accessory._ref, "image": accessory->image${DECORATIVE_DEVICE_PICTURE} }
}`;

/** A kit in the result of the quiz or a questionnaire. The result also compares kits. */
export const KIT_RESULT = /* groq */ `{
  ${KIT_FIELDS},
  productId,
  description,
  "button": price.button,
  ${KIT_PLACE}${PICTURE},
  "houseId": house._ref,
  ${COMPARED_COMPLEMENTS}
}`;

/** The panic button as an extra of a recommended kit: its prices, and the device that a kit may hold already. */
export const PANIC_BUTTON = /* groq */ `*[_type == "extra" && extraId == "boton_panico"] | order(_id asc)[0]{
  _id,
  price{ home, business },
  "device": accessory._ref
}`;

const EXTRAS_OF_ORDER = /* groq */ `*[_type == "extra" && extraId in ["camara", "boton_panico"]] | order(orderRank asc, _id asc)`;

/** The extras that can be ordered with a kit. `homePrice` is what one costs with a kit for a home. */
export const ORDER_EXTRAS = /* groq */ `${EXTRAS_OF_ORDER}{
  _id, extraId, name, description, price{ home, business }, "device": accessory._ref, image${DECORATIVE_DEVICE_PICTURE},
  "homePrice": select(
    extraId == "camara" => *[_type == "kit" && !isBusiness] | order(orderRank asc)[0].camera.surcharge,
    price.home
  )
}`;

/** A kit's offer: its price, its devices and its extras. */
const OFFER_FIELDS = /* groq */ `
  ${KIT_FIELDS},
  ${ORDER_FIELDS},
  name,
  description,
  image${PICTURE},
  complements[]{ _key, quantity, short, long, "device": accessory->${DEVICE} },
  mainSpec[]{ _key, icon, title, text },
  additionalSpec[]{ _key, icon, title, text },
  disclaimer,
  "extras": ${ORDER_EXTRAS},
  "hours": ${SUPPORT_HOURS},
  search${SEO_FIELDS}
`;

/** A kit's offer on another page. */
export const KIT_OFFER = /* groq */ `{ ${OFFER_FIELDS} }`;

/** The panels of the product selector. */
export const KIT_SELECTOR = /* groq */ `{
  ${KIT_FIELDS},
  ${ORDER_FIELDS},
  icon,
  placeImage${DECORATIVE_PICTURE},
  complements[]{ _key, quantity, short, group, "device": accessory._ref, "image": accessory->image${DECORATIVE_DEVICE_PICTURE} },
  "houseId": house._ref,
  system,
  systemImage${DECORATIVE_PICTURE},
  sensors,
  sensorsImage${DECORATIVE_PICTURE},
  extra
}`;

/** Beside a section's text: the kits of a segment that have a page, except the page's own, with the buildings that they are for. */
export const OTHER_KITS = /* groq */ `select(
    defined(otherKits) => *[
      _type == "kit" && isBusiness == (^.otherKits == "business") && _id != ^.^._id && defined(placeImage)
    ] | order(orderRank asc){ ${KIT_FIELDS}, placeImage${DECORATIVE_PICTURE} },
    []
  )`;

export const KIT_BY_SLUG = defineQuery(/* groq */ `
  *[_type == "kit" && isBusiness == $isBusiness && route.current == $slug] | order(orderRank asc)[0]{
    ${OFFER_FIELDS},
    packImage${PICTURE},
    placeImage${PICTURE},
    ${KIT_HOUSE}
  }
`);

/**
 * The fields that the checkout needs to quote any kit with its extras. All kits at once: an id that somebody made up is looked for in
 * what is cached already.
 */
export const KITS_FOR_CHECKOUT = defineQuery(/* groq */ `
  {
    "kits": *[_type == "kit"] | order(_id asc){
      productId,
      "slug": route.current,
      isBusiness,
      name,
      kitName,
      image${PICTURE},
      price,
      ivaIncluded,
      camera,
      complements[]{ _key, quantity, short, long }
    },
    "extras": *[_type == "extra"] | order(_id asc){ extraId, name, price },
    "conditions": *[_type == "settings" && _id == "settings"] | order(_id asc)[0]{
      promoPrice,
      promoMonths,
      oneOff,
      installation,
      signUp,
      commitmentMonths,
      exitInstallation,
      exitDiscounts,
      exitEquipment,
      exitEquipmentMonths,
      taxes[]{ territory, label, factor, "base": ^.taxBase }
    }
  }
`);

/** A kit as a device's page offers it. */
const KIT_OF_DEVICE = /* groq */ `{ _id, productId, "slug": route.current, kitName, ${PRICE_FIELDS} }`;

/** The kits that hold a device, and the house that shows it in its place. */
export const KITS_WITH_DEVICE = defineQuery(/* groq */ `
  *[_type == "accessory" && slug.current == $slug] | order(_id asc)[0]{
    house->${HOUSE},
    "kits": *[_type == "kit" && ^._id in complements[].accessory._ref] | order(orderRank asc)${KIT_OF_DEVICE},
    "isInAllKits": count(*[_type == "kit" && !(^._id in complements[].accessory._ref)]) == 0
  }
`);

/** A device as an extra of an order, and the kits that do not hold it already. */
export const EXTRA_BY_DEVICE = defineQuery(/* groq */ `
  *[_type == "extra" && accessory->slug.current == $slug] | order(_id asc)[0]{
    _id,
    extraId,
    price{ home, business },
    "kits": *[_type == "kit" && !(^.accessory._ref in complements[].accessory._ref)] | order(orderRank asc)${KIT_OF_DEVICE}
  }
`);

type Section = NonNullable<PAGE_BY_PATH_RESULT>["sections"][number];
type SectionOf<Type extends Section["_type"]> = Localized<Extract<Section, { _type: Type }>>;

// Kits in the page's language: one type for each set of fields above.

export type OfferedKit = SectionOf<"kitOfferSection">["kit"];

export type PageKit = Localized<NonNullable<KIT_BY_SLUG_RESULT>>;

export type CardKit = SectionOf<"kitsSection">["kits"][number];

/** A kit with the fields of `KIT_PRICE`. */
export type TableKit = SectionOf<"territorySection">["kits"][number];

/** A kit with the fields of `KIT_COST`, which lead to its order. */
export type OrderedKit = SectionOf<"costSection">["kits"][number];

/** A kit with the fields of `KIT_BOTH_PRICES`. */
export type PriceCardKit = SectionOf<"pricesSection">["kits"][number];

export type ComparedKit = SectionOf<"compareSection">["kits"][number];

export type SelectorKit = SectionOf<"selectorSection">["kits"][number];

export type OrderExtra = OfferedKit["extras"][number];
