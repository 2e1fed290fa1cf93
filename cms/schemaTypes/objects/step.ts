import { defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";

/** A step of a process. */
export const step = defineType({
  name: "step",
  title: "Paso",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    optionalPicture({
      name: "image",
      title: "Imagen",
      description: "Si la lleva cada paso, se ven como una cadena, con una flecha de uno a otro.",
    }),
  ],
  preview: { select: { title: "title.es", subtitle: "text.es", media: "image" } },
});
