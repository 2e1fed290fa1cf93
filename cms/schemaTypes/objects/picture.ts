import { defineField, defineType } from "@sanity/types";

/** An image with its alternative text. */
export const picture = defineType({
  name: "picture",
  title: "Imagen",
  type: "image",
  // No SVG: it can contain scripts, and the image service cannot resize it.
  options: { hotspot: true, accept: "image/png,image/jpeg,image/webp" },
  fields: [
    defineField({
      name: "alt",
      title: "Texto alternativo",
      type: "localeString",
      description: "Lo que oye quien no ve la imagen: qué se ve en ella, en una frase.",
      validation: (rule) => rule.required().error("Sin texto alternativo, quien no ve la imagen no sabe qué muestra."),
    }),
  ],
  validation: (rule) => rule.required().assetRequired().error("Falta la imagen."),
});
