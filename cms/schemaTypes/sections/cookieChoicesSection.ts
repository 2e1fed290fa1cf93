import { defineField, defineType } from "@sanity/types";
import { sectionTitle } from "../fields/sectionTexts.ts";

/** Where a visitor chooses which optional scripts may load (section 7 of the specification, consent). */
export const cookieChoicesSection = defineType({
  name: "cookieChoicesSection",
  title: "Elección de cookies",
  type: "object",
  fields: [
    sectionTitle,
    defineField({
      name: "text",
      title: "Texto",
      type: "localeText",
      description: "Las opciones y sus explicaciones están en los textos de la interfaz, «sections».",
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Elección de cookies" }) },
});
