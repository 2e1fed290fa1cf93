import { defineField, defineType } from "@sanity/types";

/** Running text: a legal page, an explanation. */
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
  ],
  preview: {
    select: { body: "body.es" },
    // The first words are the heading: running text has no title of its own.
    prepare: ({ body }) => ({ title: body?.[0]?.children?.[0]?.text ?? "Texto", subtitle: "Texto" }),
  },
});
