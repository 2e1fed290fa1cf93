import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/optionalPicture.ts";
import { sectionText, sectionTitle } from "../fields/sectionTexts.ts";

/** A list of features, with a picture beside it if there is one: what a promo or a device offers. */
export const featuresSection = defineType({
  name: "featuresSection",
  title: "Lista de características",
  type: "object",
  fields: [
    sectionTitle,
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
