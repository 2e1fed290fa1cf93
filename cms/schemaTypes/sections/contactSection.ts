import { defineField, defineType } from "@sanity/types";

/** The three phones of the settings with their hours, and whether somebody answers now. */
export const contactSection = defineType({
  name: "contactSection",
  title: "Contacto",
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
    prepare: ({ title }) => ({ title, subtitle: "Teléfonos, horario y si ahora hay alguien" }),
  },
});
