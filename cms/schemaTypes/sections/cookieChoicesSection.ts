import { defineField, defineType } from "@sanity/types";

/** Where a visitor chooses which optional scripts may load (section 7 of the specification, consent). */
export const cookieChoicesSection = defineType({
  name: "cookieChoicesSection",
  title: "Elección de cookies",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({
      name: "text",
      title: "Texto",
      type: "localeText",
      description: "Las opciones y sus explicaciones están en los textos de la interfaz, «sections».",
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Elección de cookies" }) },
});
