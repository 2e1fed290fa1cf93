import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** A guide: what to do one after the other, or a list to tick off. */
export const guideSection = defineType({
  name: "guideSection",
  title: "Guía",
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
      name: "items",
      title: "Puntos",
      type: "array",
      of: [defineArrayMember({ type: "guideItem" })],
      validation: (rule) => rule.required().min(2).error("Al menos dos puntos."),
    }),
    defineField({
      name: "numbered",
      title: "Numerados",
      type: "boolean",
      description: "Con números, si el orden importa; si no, con una marca.",
      initialValue: false,
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Guía" }) },
});
