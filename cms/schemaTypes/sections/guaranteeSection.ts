import { defineField, defineType } from "@sanity/types";

/** The banner of the security partner that installs and watches. */
export const guaranteeSection = defineType({
  name: "guaranteeSection",
  title: "Garantía",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({
      name: "text",
      title: "Texto",
      type: "localeText",
      validation: (rule) => rule.required().error("Falta el texto."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "Garantía" }) },
});
