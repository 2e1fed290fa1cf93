import { defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";
import { SEARCH_LENGTHS, searchLengthWarning } from "../fields/texts.ts";

/** Title, description and image of a page in search results and shared links. */
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
        rule.custom(searchLengthWarning(SEARCH_LENGTHS.title)).warning(),
      ],
    }),
    defineField({
      name: "description",
      title: "Descripción",
      type: "localeText",
      validation: (rule) => [
        rule.required().error("Sin descripción, los buscadores inventan una."),
        rule.custom(searchLengthWarning(SEARCH_LENGTHS.description)).warning(),
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
