import { defineField, defineType } from "@sanity/types";
import { basqueMissing } from "../fields/basque.ts";

/** A paragraph in both languages. */
export const localeText = defineType({
  name: "localeText",
  title: "Párrafo",
  type: "object",
  fields: [
    defineField({
      name: "es",
      title: "Castellano",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required().error("El texto en castellano es lo que se muestra si falta el euskera."),
    }),
    defineField({
      name: "eu",
      title: "Euskera",
      type: "text",
      rows: 3,
      validation: (rule) => rule.custom(basqueMissing).info(),
    }),
  ],
});
