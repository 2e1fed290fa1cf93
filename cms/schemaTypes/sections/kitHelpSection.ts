import { defineField, defineType } from "@sanity/types";

/** The prompt for who does not know which kit to take: 'No sé qué kit necesito'. */
export const kitHelpSection = defineType({
  name: "kitHelpSection",
  title: "No sé qué kit necesito",
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
      name: "link",
      title: "Botón",
      type: "menuLink",
      validation: (rule) => rule.required().error("Falta el botón: sin él no lleva a ninguna parte."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "No sé qué kit necesito" }) },
});
