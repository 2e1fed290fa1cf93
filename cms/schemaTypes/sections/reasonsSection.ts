import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** A strip of reasons or benefits, each with an icon. */
export const reasonsSection = defineType({
  name: "reasonsSection",
  title: "Razones",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
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
