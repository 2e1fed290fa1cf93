import { defineField, defineType } from "@sanity/types";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";

/** The prompt for who does not know which kit to take: 'No sé qué kit necesito'. */
export const kitHelpSection = defineType({
  name: "kitHelpSection",
  title: "No sé qué kit necesito",
  type: "object",
  fields: [
    sectionTitle,
    sectionText,
    defineField({
      name: "link",
      title: "Botón",
      type: "menuLink",
      validation: (rule) => rule.required().error("Falta el botón: sin él no lleva a ninguna parte."),
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "No sé qué kit necesito" }) },
});
