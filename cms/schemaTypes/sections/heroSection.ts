import { defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";
import { pricesFromField, sectionShortTitle } from "../fields/sectionFields.ts";

/** The top of a page: heading, text, picture, button and an optional price. Further down it is a band as wide as the screen. */
export const heroSection = defineType({
  name: "heroSection",
  title: "Cabecera de página",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título de la página."),
    }),
    sectionShortTitle,
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    optionalPicture({ name: "image", title: "Imagen" }),
    defineField({ name: "link", title: "Botón", type: "menuLink" }),
    defineField({
      name: "helpLink",
      title: "Botón discreto",
      description: "Junto al precio, para quien aún no sabe qué kit elegir. No agranda la cabecera como el otro.",
      type: "menuLink",
    }),
    pricesFromField,
  ],
  preview: { select: { title: "title.es", media: "image" }, prepare: (s) => ({ ...s, subtitle: "Cabecera" }) },
});
