import { defineField, defineType } from "@sanity/types";
import { sectionShortTitle, sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** A dwelling with numbered devices, and the list of them, which leads to their pages. */
export const houseSection = defineType({
  name: "houseSection",
  title: "La casa por dentro",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    sectionText,
    defineField({
      name: "house",
      title: "Vivienda o local",
      type: "reference",
      to: [{ type: "house" }],
      description: "Salen los dispositivos del kit de esa vivienda, con un número y lo que hace cada uno.",
      validation: (rule) => rule.required().error("Elige qué casa o local se ve."),
    }),
    defineField({ name: "link", title: "Enlace debajo", type: "menuLink" }),
  ],
  preview: {
    select: { title: "title.es", media: "house.distributiveImage" },
    prepare: ({ title, media }) => ({ title, subtitle: "La casa por dentro", media }),
  },
});
