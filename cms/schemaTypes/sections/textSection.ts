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
  preview: { prepare: () => ({ title: "Texto" }) },
});
