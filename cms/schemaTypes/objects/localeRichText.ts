import { defineField, defineType } from "@sanity/types";
import { basqueMissing } from "../fields/basque.ts";

/** Formatted text in both languages. */
export const localeRichText = defineType({
  name: "localeRichText",
  title: "Texto con formato",
  type: "object",
  fields: [
    defineField({
      name: "es",
      title: "Castellano",
      type: "richText",
      validation: (rule) => rule.required().error("El texto en castellano es lo que se muestra si falta el euskera."),
    }),
    defineField({
      name: "eu",
      title: "Euskera",
      type: "richText",
      validation: (rule) => rule.custom(basqueMissing).info(),
    }),
  ],
});
