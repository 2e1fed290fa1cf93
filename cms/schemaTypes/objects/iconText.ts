import { defineField, defineType } from "@sanity/types";
import { ICONS } from "../fields/optionLists.ts";

/** An icon with a title and a sentence: a benefit, a reason. */
export const iconText = defineType({
  name: "iconText",
  title: "Icono y texto",
  type: "object",
  fields: [
    defineField({
      name: "icon",
      title: "Icono",
      type: "string",
      options: { list: ICONS },
      validation: (rule) => rule.required().error("Elige un icono."),
    }),
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
  ],
  preview: { select: { title: "title.es", subtitle: "text.es" } },
});
