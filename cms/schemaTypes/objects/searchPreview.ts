import { defineField, defineType } from "@sanity/types";

/** What search engines and shared links show of a page. */
export const searchPreview = defineType({
  name: "searchPreview",
  title: "Buscadores",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Sin título, los buscadores inventan uno."),
    }),
    defineField({
      name: "description",
      title: "Descripción",
      type: "localeText",
      validation: (rule) => rule.required().error("Sin descripción, los buscadores inventan una."),
    }),
  ],
});
