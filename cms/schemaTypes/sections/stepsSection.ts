import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { sectionTitle } from "../fields/sectionFields.ts";

/** Numbered steps of a process. */
export const stepsSection = defineType({
  name: "stepsSection",
  title: "Pasos",
  type: "object",
  fields: [
    sectionTitle,
    defineField({
      name: "steps",
      title: "Pasos",
      type: "array",
      of: [defineArrayMember({ type: "iconText" })],
      validation: (rule) => rule.required().min(2).error("Al menos dos pasos."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Pasos" }) },
});
