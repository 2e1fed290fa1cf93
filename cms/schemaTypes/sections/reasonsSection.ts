import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { sectionShortTitle, sectionTitle } from "../fields/sectionFields.ts";

/** Reasons to buy, each with an icon. */
export const reasonsSection = defineType({
  name: "reasonsSection",
  title: "Razones",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    defineField({
      name: "reasons",
      title: "Razones",
      type: "array",
      of: [defineArrayMember({ type: "iconText" })],
      validation: (rule) => rule.required().min(2).max(6).error("Entre dos y seis razones."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Razones" }) },
});
