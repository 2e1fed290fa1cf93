import { defineQuery } from "groq";
import { PICTURE } from "#app/sanity/picture.ts";
import { SEARCH } from "#app/seo/queries.ts";

/** By what a kit is known and priced. */
const KIT_FACE = /* groq */ `
  _id,
  productId,
  "slug": route.current,
  isBusiness,
  kitName,
  title,
  image${PICTURE},
  price,
  ivaIncluded,
  camera
`;

/** What a kit's card shows. */
export const KIT_CARD = /* groq */ `{
  ${KIT_FACE},
  complements[]{ _key, quantity, short, long }
}`;

/** What a kit says of itself where questions lead to it, and what sets it apart from the others. */
export const KIT_RESULT = /* groq */ `{
  ${KIT_FACE},
  complements[]{ _key, quantity, short, "device": accessory._ref }
}`;

/** What a table of prices shows of a kit. */
export const KIT_PRICE = /* groq */ `{
  _id,
  "slug": route.current,
  isBusiness,
  kitName,
  title,
  price,
  ivaIncluded,
  camera
}`;

/** What stands in a kit's column beside others; `device` is the same in all kits that contain it. */
export const KIT_COMPARISON = /* groq */ `{
  _id,
  "slug": route.current,
  isBusiness,
  kitName,
  title,
  price,
  ivaIncluded,
  camera,
  complements[]{ _key, quantity, short, "device": accessory._ref }
}`;

/** A device that a kit contains: its picture, and where its page is. */
const DEVICE = /* groq */ `{ _id, image${PICTURE}, url, "slug": slug.current }`;

/** All that a kit's page shows. */
export const KIT_OFFER = /* groq */ `{
  _id,
  productId,
  "slug": route.current,
  isBusiness,
  name,
  kitName,
  title,
  description,
  image${PICTURE},
  price,
  ivaIncluded,
  camera,
  complements[]{ _key, quantity, short, long, "device": accessory->${DEVICE} },
  mainSpec[]{ _key, icon, title, text },
  additionalSpec[]{ _key, icon, title, text },
  distributiveImage${PICTURE},
  disclaimer,
  "extras": *[_type == "extra"] | order(position asc, _id asc){
    _id,
    extraId,
    name,
    description,
    image${PICTURE},
    price,
    "device": accessory->${DEVICE}
  },
  "hours": *[_type == "settings" && _id == "settings"] | order(_id asc)[0]{ _id, weekdayHours, saturdayHours },
  search${SEARCH}
}`;

/** What the product selector's panels show of a kit. */
export const KIT_SELECTOR = /* groq */ `{
  _id,
  productId,
  "slug": route.current,
  isBusiness,
  kitName,
  title,
  icon,
  placeImage${PICTURE},
  price,
  ivaIncluded,
  camera,
  complements[]{ _key, quantity, short, group, "device": accessory->${DEVICE} },
  system,
  systemImage${PICTURE},
  sensors,
  sensorsImage${PICTURE},
  extra
}`;

/** The kit at a slug of a segment. */
export const KIT_BY_SLUG = defineQuery(/* groq */ `
  *[_type == "kit" && isBusiness == $isBusiness && route.current == $slug] | order(position asc)[0]${KIT_OFFER}
`);

/** What the checkout needs to price a kit and its extras. */
export const KIT_FOR_CHECKOUT = defineQuery(/* groq */ `
  {
    "kit": *[_type == "kit" && productId == $productId] | order(_id asc)[0]{
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
      taxes[]{ territory, label, factor }
    }
  }
`);
