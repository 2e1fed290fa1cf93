import { defineField, defineType } from "@sanity/types";
import { basqueMissing } from "../fields/basque.ts";

/** A line of text in both languages. Basque may wait: the site then shows the Spanish, marked as such. */
export const localeString = defineType({
  name: "localeString",
  title: "Texto",
  type: "object",
  options: { columns: 2 },
  fields: [
    defineField({
      name: "es",
      title: "Castellano",
      type: "string",
      validation: (rule) => rule.required().error("El texto en castellano es lo que se muestra si falta el euskera."),
    }),
    defineField({
      name: "eu",
      title: "Euskera",
      type: "string",
      validation: (rule) => rule.custom(basqueMissing).info(),
    }),
  ],
});
