import { defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";
import { sectionShortTitle, sectionTitle } from "../fields/sectionFields.ts";

/** A banner about the security company that installs and monitors the alarms. */
export const guaranteeSection = defineType({
  name: "guaranteeSection",
  title: "Garantía",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    defineField({
      name: "text",
      title: "Texto",
      type: "localeText",
      validation: (rule) => rule.required().error("Falta el texto."),
    }),
    optionalPicture({ name: "image", title: "Imagen" }),
    defineField({ name: "link", title: "Botón", type: "menuLink" }),
  ],
  preview: {
    select: { title: "title.es", media: "image" },
    prepare: (selected) => ({ ...selected, subtitle: "Garantía" }),
  },
});
