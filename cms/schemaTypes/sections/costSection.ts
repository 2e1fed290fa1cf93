import { defineField, defineType } from "@sanity/types";
import { SEGMENTS } from "../fields/choices.ts";

/** What each kit of a segment costs over the commitment, month by month, and what leaving early costs. All of it is worked out. */
export const costSection = defineType({
  name: "costSection",
  title: "Cuánto cuesta en total",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    defineField({
      name: "segment",
      title: "Kits de",
      type: "string",
      options: { list: SEGMENTS, layout: "radio", direction: "horizontal" },
      description: "Los importes son los de cada kit: se cambian en el kit.",
      initialValue: "home",
      validation: (rule) => rule.required().error("Elige de qué kits."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Cuánto cuesta en total" }) },
});
