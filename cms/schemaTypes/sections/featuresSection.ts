import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";
import { sectionShortTitle, sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** A list of features with an optional picture. */
export const featuresSection = defineType({
  name: "featuresSection",
  title: "Lista de características",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    sectionText,
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
