import { defineQuery } from "groq";
import { PICTURE } from "#app/sanity/picture.ts";

/** Filter of promos that run on the day `$today`, 'YYYY-MM-DD' in Spain. The first and the last day are included. */
export const RUNS = /* groq */ `(from <= $today && (!defined(to) || to >= $today))`;

/** A promo with its analytics fields. The fields for analytics are optional: a promo without them is shown too. */
export const PROMO = /* groq */ `{
  _id,
  title,
  badge,
  text,
  image${PICTURE},
  priceLines[]{ _key, label, amount, months, struck },
  priceNote,
  features[]{ _key, icon, title, text },
  link,
  legal,
  from,
  to,
  audience,
  "offerType": coalesce(offerType, ""),
  "offeredProductName": coalesce(offeredProductName, ""),
  "offeredService": coalesce(offeredService, ""),
  "ppalImageAltText": coalesce(image.alt.es, "")
}`;

/** The promos of the promotions page. */
export const PROMOTIONS = defineQuery(/* groq */ `
  *[_type == "promo" && "promotions" in place && ${RUNS}] | order(position asc, _id asc)${PROMO}
`);
