import { defineField, defineType } from "@sanity/types";
import { SEGMENTS } from "../fields/choices.ts";

/** The kits of a segment side by side: what they contain, what they cost and what they are for. All of it comes from the kits. */
export const compareSection = defineType({
  name: "compareSection",
  title: "Comparar kits",
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
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Comparar kits" }) },
});
