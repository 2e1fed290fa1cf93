import { defineField, defineType } from "@sanity/types";
import { sectionShortTitle } from "../fields/sectionFields.ts";

/** Formatted text, such as a legal page. */
export const textSection = defineType({
  name: "textSection",
  title: "Texto",
  type: "object",
  fields: [
    defineField({
      name: "body",
      title: "Texto",
      type: "localeRichText",
      validation: (rule) => rule.required().error("Falta el texto."),
    }),
    sectionShortTitle,
    defineField({
      name: "isSummary",
      title: "Resume la página",
      description: "En un recuadro y fuera del índice: «En breve», con lo principal en unas líneas.",
      type: "boolean",
    }),
    defineField({
      name: "showsSeller",
      title: "Con los datos de quien vende",
      description: "Al final del texto, lo que dicen los ajustes en «Quién vende».",
      type: "boolean",
    }),
  ],
  preview: {
    select: { body: "body.es" },
    // A text has no title field, so the preview shows its first words.
    prepare: ({ body }) => ({ title: body?.[0]?.children?.[0]?.text ?? "Texto", subtitle: "Texto" }),
  },
});
