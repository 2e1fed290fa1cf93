import { defineField, defineType } from "@sanity/types";
import { SEGMENTS } from "../fields/optionLists.ts";
import { pricesFromField, sectionShortTitle, sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** 'No sé qué kit necesito': a text with a button. */
export const kitHelpSection = defineType({
  name: "kitHelpSection",
  title: "No sé qué kit necesito",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    sectionText,
    defineField({
      name: "link",
      title: "Botón",
      type: "menuLink",
      validation: (rule) => rule.required().error("Falta el botón: sin él no lleva a ninguna parte."),
    }),
    pricesFromField,
    defineField({
      name: "otherKits",
      title: "Otros kits",
      type: "string",
      options: { list: SEGMENTS, layout: "radio", direction: "horizontal" },
      description: "Los kits que se ven al lado, sin el de esta página. Vacío: ninguno.",
    }),
  ],
  preview: { select: { title: "title.es" }, prepare: ({ title }) => ({ title, subtitle: "No sé qué kit necesito" }) },
});
