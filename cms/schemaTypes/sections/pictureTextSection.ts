import { defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";
import { sectionShortTitle, sectionTitle } from "../fields/sectionFields.ts";

/** A text, with a picture beside it or without. On a phone the picture is above the text. */
export const pictureTextSection = defineType({
  name: "pictureTextSection",
  title: "Imagen y texto",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    defineField({
      name: "body",
      title: "Texto",
      type: "localeRichText",
      validation: (rule) => rule.required().error("Falta el texto."),
    }),
    optionalPicture({ name: "image", title: "Imagen" }),
    defineField({
      name: "imageSide",
      title: "La imagen va a la",
      type: "string",
      options: {
        list: [
          { title: "Derecha", value: "right" },
          { title: "Izquierda", value: "left" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "right",
    }),
    defineField({ name: "link", title: "Botón", type: "menuLink" }),
  ],
  preview: {
    select: { title: "title.es", media: "image" },
    prepare: (selected) => ({ ...selected, subtitle: "Imagen y texto" }),
  },
});
