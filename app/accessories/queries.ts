import { defineQuery } from "groq";
import {
  DECORATIVE_DEVICE_PICTURE,
  DECORATIVE_PICTURE,
  DEVICE_PICTURE,
  PICTURE,
  RICH_TEXT,
} from "#app/sanity/fragments.ts";
import { SEO_FIELDS } from "#app/seo/queries.ts";

/**
 * How a device can be bought: in all kits, in some kits, or as an extra with its price for homes and businesses. A device of the group `base` that links to
 * a page of the CMS, the app, belongs to all kits.
 */
const DEVICE_OFFER = /* groq */ `
  "isInAllKits": _type == "accessory" && (
    (group == "base" && defined(url)) || count(*[_type == "kit" && !(^._id in complements[].accessory._ref)]) == 0
  ),
  "kits": select(
    count(*[_type == "kit" && !(^._id in complements[].accessory._ref)]) == 0 => [],
    *[_type == "kit" && ^._id in complements[].accessory._ref] | order(orderRank asc){ _id, kitName }
  ),
  "extra": *[_type == "extra" && accessory._ref == ^._id] | order(_id asc)[0]{
    _id,
    extraId,
    "monthly": select(
      extraId == "camara" => {
        "home": *[_type == "kit" && !isBusiness] | order(orderRank asc)[0].camera.surcharge,
        "business": *[_type == "kit" && isBusiness] | order(orderRank asc)[0].camera.surcharge
      },
      price{ home, business }
    )
  }`;

/** A device in a carousel. A bundle links to the page of its device. */
export const DEVICE_TILE = /* groq */ `{
  _id,
  title,
  image${DECORATIVE_PICTURE},
  titleWeight,
  frontBody,
  "url": coalesce(url, accessory->url),
  "slug": coalesce(accessory->slug.current, slug.current),
  ${DEVICE_OFFER}
}`;

const OTHER_DEVICE = /* groq */ `{
  _id,
  group,
  area,
  orderRank,
  title,
  image${DECORATIVE_DEVICE_PICTURE},
  titleWeight,
  frontBody,
  url,
  "slug": slug.current,
  ${DEVICE_OFFER}
}`;

/** A card of a device or a bundle. A bundle links to the page of its device. */
export const DEVICE_CARD = /* groq */ `{
  _id,
  title,
  "titleInSpanish": title.es,
  image${DEVICE_PICTURE},
  titleWeight,
  area,
  frontBody,
  canFlip,
  backBody,
  "url": coalesce(url, accessory->url),
  "slug": coalesce(accessory->slug.current, slug.current),
  ${DEVICE_OFFER}
}`;

/** The catalogue: devices that kits contain, and devices and bundles that can be added. */
export const CATALOGUE = defineQuery(/* groq */ `
  {
    "base": *[_type == "accessory" && group == "base"] | order(orderRank asc, _id asc)${DEVICE_CARD},
    "extra": *[_type == "bundle" || (_type == "accessory" && group == "extra")]
      | order(orderRank asc, _id asc)${DEVICE_CARD}
  }
`);

export const ACCESSORY_BY_SLUG = defineQuery(/* groq */ `
  *[_type == "accessory" && slug.current == $slug] | order(_id asc)[0]{
    _id,
    "slug": slug.current,
    title,
    shortTitle,
    group,
    area,
    orderRank,
    image${PICTURE},
    images[]${PICTURE},
    frontBody,
    url,
    description${RICH_TEXT},
    features[]{ _key, icon, title, text },
    facts[]{ _key, name, value },
    search${SEO_FIELDS},
    "others": *[_type == "accessory" && !defined(url) && _id != ^._id] | order(orderRank asc, _id asc)${OTHER_DEVICE}
  }
`);
