import { defineField, defineType } from "@sanity/types";

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
  ],
  preview: { select: { title: "title.es", subtitle: "body.es" } },
});
