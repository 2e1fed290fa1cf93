import { defineField, defineType } from "@sanity/types";
import { SEGMENTS } from "../fields/optionLists.ts";
import { optionalPicture } from "../fields/pictures.ts";

/** The top of a page: heading, text, picture, button and an optional price. */
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
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    optionalPicture({ name: "image", title: "Imagen" }),
    defineField({ name: "link", title: "Botón", type: "menuLink" }),
    defineField({
      name: "pricesFrom",
      title: "Precio «desde»",
      type: "string",
      options: { list: SEGMENTS, layout: "radio", direction: "horizontal" },
      description: "El kit más barato, para lo que sea el visitante. Vacío: sin precio.",
    }),
  ],
  preview: { select: { title: "title.es", media: "image" }, prepare: (s) => ({ ...s, subtitle: "Cabecera" }) },
});
