import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** What happens, in order: numbered steps. */
export const stepsSection = defineType({
  name: "stepsSection",
  title: "Pasos",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
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
