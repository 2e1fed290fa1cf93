import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/optionalPicture.ts";

/** A list of features, with a picture beside it if there is one: what a promo or a device offers. */
export const featuresSection = defineType({
  name: "featuresSection",
  title: "Lista de características",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    optionalPicture({ name: "image", title: "Imagen" }),
    defineField({
      name: "features",
      title: "Características",
      type: "array",
      of: [defineArrayMember({ type: "iconText" })],
      validation: (rule) => rule.required().min(1).error("Añade al menos una característica."),
    }),
  ],
  preview: {
    select: { title: "title.es", media: "image" },
    prepare: (selected) => ({ ...selected, subtitle: "Lista de características" }),
  },
});
