import { defineField, defineType } from "@sanity/types";

/** An image with its alternative text in both languages. */
export const picture = defineType({
  name: "picture",
  title: "Imagen",
  type: "image",
  options: { hotspot: true },
  fields: [
    defineField({
      name: "alt",
      title: "Texto alternativo",
      type: "localeString",
      description: "Lo que oye quien no ve la imagen.",
      validation: (rule) => rule.required().error("Sin texto alternativo, quien no ve la imagen no sabe qué muestra."),
    }),
  ],
  validation: (rule) => rule.required().assetRequired().error("Falta la imagen."),
});
