import { defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/optionalPicture.ts";
import { atMost } from "../fields/textLength.ts";

/** What search engines and shared links show of a page. */
export const searchPreview = defineType({
  name: "searchPreview",
  title: "Buscadores",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => [
        rule.required().error("Sin título, los buscadores inventan uno."),
        rule.custom(atMost(60)).warning(),
      ],
    }),
    defineField({
      name: "description",
      title: "Descripción",
      type: "localeText",
      validation: (rule) => [
        rule.required().error("Sin descripción, los buscadores inventan una."),
        rule.custom(atMost(160)).warning(),
      ],
    }),
    optionalPicture({
      name: "image",
      title: "Imagen al compartir",
      description: "La que sale al enviar la página por mensaje o en redes. Apaisada.",
    }),
    defineField({
      name: "hidden",
      title: "No aparecer en buscadores",
      type: "boolean",
      description: "Para páginas de colaboradores y de descuentos: solo llega quien tiene el enlace.",
      initialValue: false,
    }),
  ],
});
