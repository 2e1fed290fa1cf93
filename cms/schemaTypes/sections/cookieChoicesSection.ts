import { defineField, defineType } from "@sanity/types";
import { sectionTitle } from "../fields/sectionFields.ts";

/** The choice of optional scripts (docs/rules.md#script-consent). */
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
