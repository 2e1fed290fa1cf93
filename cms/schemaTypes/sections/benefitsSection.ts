import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** A narrow strip of benefits: free installation, no sign-up fee, maintenance included. */
export const benefitsSection = defineType({
  name: "benefitsSection",
  title: "Ventajas",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      description: "Puede faltar: la tira se entiende sola.",
    }),
    defineField({
      name: "benefits",
      title: "Ventajas",
      type: "array",
      of: [defineArrayMember({ type: "iconText" })],
      validation: (rule) => rule.required().min(2).max(8).error("Entre dos y ocho ventajas."),
    }),
  ],
  preview: {
    select: { title: "title.es", first: "benefits.0.title.es" },
    prepare: ({ title, first }) => ({ title: title ?? first ?? "Ventajas", subtitle: "Ventajas" }),
  },
});
