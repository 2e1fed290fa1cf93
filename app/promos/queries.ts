import { defineQuery } from "groq";
import { KIT_PRICE_ONLY } from "#app/kits/queries.ts";
import { LINK, PICTURE, RICH_TEXT } from "#app/sanity/fragments.ts";

/** Filter of promos that run on the day `$today`, 'YYYY-MM-DD' in Spain. The first and the last day are included. */
export const RUNS = /* groq */ `(from <= $today && (!defined(to) || to >= $today))`;

const MOBILE_DISCOUNT = /* groq */ `{ percent, months, exampleBill }`;

/** The fields of every promo. The fields for analytics are optional: a promo without them is shown too. */
const PROMO_FIELDS = /* groq */ `
  _id,
  title,
  badge,
  text,
  aside,
  image${PICTURE},
  "link": select(defined(link) => link${LINK}, null),
  legal${RICH_TEXT},
  audience,
  "offerType": coalesce(offerType, ""),
  "offeredProductName": coalesce(offeredProductName, ""),
  "offeredService": coalesce(offeredService, ""),
  "ppalImageAltText": coalesce(image.alt.es, "")
`;

const OFFER_FIELDS = /* groq */ `
  ${PROMO_FIELDS},
  mobileDiscount${MOBILE_DISCOUNT},
  action,
  priceLines[]{ _key, label, amount, months, struck },
  priceNote,
  figure,
  free,
  to,
  "isForBusiness": "businessTariffs" in place || (
    "businessKits" in place && count(place[@ in ["home", "homeKits", "kit", "prices", "secondHome"]]) == 0
  ),
  features[]{ _key, icon, title, text }
`;

/**
 * The promo of clients that runs beside the kits for homes. Its status is a filter of its own, so that only running promos are looked up
 * for it, and not those of clients that have ended.
 */
export const CLIENT_PROMO = /* groq */ `*[_type == "promo" && ${RUNS} && "homeKits" in place][audience == "client"]
  | order(orderRank asc, _id asc)[0]{ _id, title, mobileDiscount${MOBILE_DISCOUNT} }`;

export const PROMO_BANNER = /* groq */ `{ ${PROMO_FIELDS} }`;

/** A promo as an offer, with prices and features. */
export const PROMO_OFFER = /* groq */ `{ ${OFFER_FIELDS} }`;

export const PROMOTIONS = defineQuery(/* groq */ `
  *[_type == "promo" && "promotions" in place && ${RUNS}] | order(orderRank asc, _id asc){ ${OFFER_FIELDS} }
`);

/** The prices of the kits for homes, of which the promotions page says the lowest. */
export const HOME_PRICES = defineQuery(/* groq */ `
  *[_type == "kit" && !isBusiness] | order(orderRank asc)${KIT_PRICE_ONLY}
`);
