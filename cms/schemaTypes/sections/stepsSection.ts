import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { sectionShortTitle, sectionTitle } from "../fields/sectionFields.ts";

/** Numbered steps of a process. */
export const stepsSection = defineType({
  name: "stepsSection",
  title: "Pasos",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    defineField({
      name: "steps",
      title: "Pasos",
      type: "array",
      of: [defineArrayMember({ type: "step" })],
      validation: (rule) => rule.required().min(2).error("Al menos dos pasos."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Pasos" }) },
});
