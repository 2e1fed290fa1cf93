import { defineQuery } from "groq";
import { COMPARABLE_KIT } from "#app/kits/queries.ts";
import { PICTURE } from "#app/sanity/picture.ts";

/** The funnel or the configurator, the kits that it may recommend, and what the panic button costs. */
export const QUESTIONNAIRE = defineQuery(/* groq */ `
  {
    "questionnaire": *[_type == "questionnaire" && kind == $kind] | order(_id asc)[0]{
      _id,
      kind,
      title,
      intro,
      steps[]{
        _key,
        title,
        text,
        questions[]{
          _key,
          name,
          text,
          type,
          options[]{ _key, name, answer, icon, image${PICTURE}, advice, level, adds }
        }
      },
      resultTitle,
      levels[]{ _key, level, title, text, product, camera, panicButton }
    },
    "kits": *[_type == "kit"] | order(position asc)${COMPARABLE_KIT},
    "panicButton": *[_type == "extra" && extraId == "boton_panico"] | order(_id asc)[0]{ _id, name, price }
  }
`);
