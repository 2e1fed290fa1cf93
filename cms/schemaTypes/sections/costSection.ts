import { defineField, defineType } from "@sanity/types";
import { sectionText, sectionTitle, segmentField } from "../fields/sectionFields.ts";

/** The cost of a segment's kits over the commitment, and of leaving early. All amounts are computed (docs/rules.md#cost-over-months). */
export const costSection = defineType({
  name: "costSection",
  title: "Cuánto cuesta en total",
  type: "object",
  fields: [
    sectionTitle,
    sectionText,
    segmentField({ title: "Kits de", canHaveAll: true }),
    defineField({
      name: "shows",
      title: "Qué enseña",
      type: "string",
      options: {
        list: [
          { title: "El total y lo que cuesta irse antes", value: "all" },
          { title: "Solo el total", value: "total" },
          { title: "Solo lo que cuesta irse antes", value: "leaving" },
        ],
        layout: "radio",
      },
      description: "Irse antes cuesta lo mismo con todos los kits: en una página basta una vez.",
      initialValue: "all",
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Cuánto cuesta en total" }) },
});
