import { defineQuery } from "groq";
import { PICTURE } from "#app/content/picture.ts";
import { KIT_CARD, KIT_OFFER } from "#app/kits/queries.ts";

/** The path of the page that answers the root address. */
export const HOME = "portada";

/** A page with all that its sections show, by its path without the leading slash. */
export const PAGE_BY_PATH = defineQuery(/* groq */ `
  *[_type == "page" && path.current == $path] | order(_id asc)[0]{
    _id,
    "path": path.current,
    title,
    search,
    sections[]{
      _key,
      _type,
      _type == "heroSection" => { title, text, link, image${PICTURE} },
      _type == "kitsSection" => {
        title,
        text,
        segment,
        "kits": *[_type == "kit" && productId != "negocios" && isBusiness == (^.segment == "business")]
          | order(position asc)${KIT_CARD}
      },
      _type == "kitOfferSection" => { title, kit->${KIT_OFFER} },
      _type == "reasonsSection" => { title, reasons[]{ _key, icon, title, text } },
      _type == "guaranteeSection" => { title, text },
      _type == "stepsSection" => { title, steps[]{ _key, icon, title, text } },
      _type == "textSection" => { body }
    }
  }
`);
