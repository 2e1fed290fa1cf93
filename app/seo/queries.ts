import { defineQuery } from "groq";
import { PICTURE } from "#app/sanity/fragments.ts";

/** The CMS field `search`: what search engines and shared links show. */
export const SEO_FIELDS = /* groq */ `{ title, description, hidden, image${PICTURE} }`;

/** The image of the home page, shared for pages without an image. */
export const SITE_IMAGE = defineQuery(/* groq */ `
  *[_type == "page" && path.current == "portada"] | order(_id asc)[0]{
    _id,
    "own": search.image${PICTURE},
    "first": sections[_type == "heroSection" && defined(image)][0].image${PICTURE}
  }
`);

/** Every document with a page that search engines may list, and when it last changed. */
export const SITEMAP = defineQuery(/* groq */ `
  {
    "pages": *[_type == "page" && search.hidden != true] | order(path.current asc){
      _id,
      "path": path.current,
      _updatedAt
    },
    "kits": *[_type == "kit" && search.hidden != true] | order(orderRank asc, _id asc){
      _id,
      "slug": route.current,
      isBusiness,
      _updatedAt
    },
    "accessories": *[_type == "accessory" && !defined(url) && search.hidden != true] | order(orderRank asc, _id asc){
      _id,
      "slug": slug.current,
      url,
      _updatedAt
    },
    "tabs": *[_type == "faqCategory"] | order(orderRank asc, _id asc){
      _id,
      "slug": nice.current,
      "changed": *[_type == "faq" && category._ref == ^._id] | order(_updatedAt desc)[0]{ _id, _updatedAt }
    },
    "device": *[_type in ["accessory", "bundle"]] | order(_updatedAt desc)[0]{ _id, _updatedAt },
    "promo": *[_type == "promo"] | order(_updatedAt desc)[0]{ _id, _updatedAt }
  }
`);
