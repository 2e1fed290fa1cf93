import { defineQuery } from "groq";

/** A picture as it is shared: no placeholder, for nobody waits for it. */
const SHARED_PICTURE = /* groq */ `{
  "url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "crop": crop{ top, bottom, left, right },
  alt
}`;

/** What search engines and shared links show of a document. */
export const SEARCH = /* groq */ `{ title, description, hidden, image${SHARED_PICTURE} }`;

/** The picture of the whole site, for pages that have none: home's. */
export const SITE_PICTURE = defineQuery(/* groq */ `
  *[_type == "page" && path.current == "portada"] | order(_id asc)[0]{
    _id,
    "own": search.image${SHARED_PICTURE},
    "first": sections[_type == "heroSection" && defined(image)][0].image${SHARED_PICTURE}
  }
`);

/** The pages that stand at some paths without the leading slash, for the way to what is below them. */
export const PAGES_AT = defineQuery(/* groq */ `
  *[_type == "page" && path.current in $paths] | order(_id asc){ _id, "path": path.current, title }
`);

/** Every document that has an address of its own and may be found, and when it last changed. */
export const SITEMAP = defineQuery(/* groq */ `
  {
    "pages": *[_type == "page" && search.hidden != true] | order(path.current asc){
      _id,
      "path": path.current,
      _updatedAt
    },
    "kits": *[_type == "kit" && search.hidden != true] | order(position asc, _id asc){
      _id,
      "slug": route.current,
      isBusiness,
      _updatedAt
    },
    "accessories": *[_type == "accessory" && !defined(url) && search.hidden != true] | order(position asc, _id asc){
      _id,
      "slug": slug.current,
      url,
      _updatedAt
    },
    "tabs": *[_type == "faqCategory"] | order(position asc, _id asc){
      _id,
      "slug": nice.current,
      "changed": *[_type == "faq" && category._ref == ^._id] | order(_updatedAt desc)[0]{ _id, _updatedAt }
    },
    "device": *[_type in ["accessory", "bundle"]] | order(_updatedAt desc)[0]{ _id, _updatedAt },
    "promo": *[_type == "promo"] | order(_updatedAt desc)[0]{ _id, _updatedAt }
  }
`);
