import { defineField, defineType } from "@sanity/types";
import { SEGMENTS } from "../fields/optionLists.ts";
import { sectionShortTitle, sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** The cards of all kits of a segment (docs/rules.md#kit-cards). */
export const kitsSection = defineType({
  name: "kitsSection",
  title: "Tarjetas de kits",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    sectionText,
    defineField({
      name: "segment",
      title: "Kits",
      type: "string",
      options: { list: SEGMENTS, layout: "radio", direction: "horizontal" },
      initialValue: "home",
      validation: (rule) => rule.required().error("Elige qué kits se muestran."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Tarjetas de kits" }) },
});
