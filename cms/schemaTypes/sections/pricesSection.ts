import { defineField, defineType } from "@sanity/types";
import { SEGMENTS } from "../fields/choices.ts";

/** The table of a segment's prices. The amounts come from the kits, so that they cannot differ. */
export const pricesSection = defineType({
  name: "pricesSection",
  title: "Tabla de precios",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    defineField({
      name: "segment",
      title: "Precios de",
      type: "string",
      options: { list: SEGMENTS, layout: "radio", direction: "horizontal" },
      description: "Los importes son los de cada kit: se cambian en el kit.",
      initialValue: "home",
      validation: (rule) => rule.required().error("Elige de qué kits son los precios."),
    }),
    defineField({ name: "note", title: "Nota al pie", type: "localeText" }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Tabla de precios" }) },
});
