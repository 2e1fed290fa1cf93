import { defineField, defineType } from "@sanity/types";
import { GUIDE_MARKS } from "../fields/optionLists.ts";

/** A step of a guide, or an entry of its list. */
export const guideItem = defineType({
  name: "guideItem",
  title: "Punto",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({
      name: "body",
      title: "Texto",
      type: "localeText",
      validation: (rule) => rule.required().error("Falta el texto."),
    }),
    defineField({
      name: "mark",
      title: "Marca",
      type: "string",
      options: { list: GUIDE_MARKS, layout: "radio", direction: "horizontal" },
      description: "Solo en listas sin números. Sin elegir nada, la de incluido.",
    }),
  ],
  preview: { select: { title: "title.es", subtitle: "body.es" } },
});
