import { defineQuery } from "groq";
import { PICTURE } from "#app/content/picture.ts";

/** What a kit's card shows. */
export const KIT_CARD = /* groq */ `{
  _id,
  productId,
  "slug": route.current,
  isBusiness,
  kitName,
  title,
  image${PICTURE},
  price,
  ivaIncluded,
  camera,
  complements[]{ _key, quantity, short, long }
}`;

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
  complements[]{ _key, quantity, short, long },
  mainSpec[]{ _key, icon, title, text },
  disclaimer,
  search
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
      commitmentMonths
    }
  }
`);
