import { defineQuery } from "groq";
import { PICTURE } from "#app/sanity/picture.ts";

/** Whether a promo runs on the day `$today` ('YYYY-MM-DD' in Spain); its first and last day both count. */
export const RUNS = /* groq */ `(from <= $today && (!defined(to) || to >= $today))`;

/** What a promo shows, and what analytics call it (section 3): a promo that lacks a name for reports is shown all the same. */
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

/** The promos of the promotions page that run on the day `$today`. */
export const PROMOTIONS = defineQuery(/* groq */ `
  *[_type == "promo" && "promotions" in place && ${RUNS}] | order(position asc, _id asc)${PROMO}
`);
