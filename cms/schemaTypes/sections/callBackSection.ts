import { defineField, defineType } from "@sanity/types";

/** The form with which a visitor asks to be called. */
export const callBackSection = defineType({
  name: "callBackSection",
  title: "Te llamamos",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
  ],
  preview: {
    select: { title: "title.es" },
    prepare: ({ title }) => ({ title, subtitle: "Formulario para que le llamemos" }),
  },
});
