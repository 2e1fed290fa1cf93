import { defineField, defineType } from "@sanity/types";
import { optionalPicture } from "../fields/pictures.ts";
import { sectionText, sectionTitle } from "../fields/sectionFields.ts";

/**
 * The prices of all kits, in the territory that the visitor chooses (docs/rules.md#territory-taxes). Where a page begins with it, it is the
 * opening: its title is the page's heading, and what is paid once stands beside the prices.
 */
export const territorySection = defineType({
  name: "territorySection",
  title: "Lista de precios",
  type: "object",
  fields: [
    sectionTitle,
    sectionText,
    optionalPicture({
      name: "image",
      title: "Imagen",
      description: "Se ve en pantallas anchas, cuando la página empieza con esta lista.",
    }),
    defineField({
      name: "link",
      title: "Botón",
      type: "menuLink",
      description: "Se ve cuando la página empieza con esta lista.",
    }),
  ],
  preview: {
    select: { title: "title.es" },
    prepare: ({ title }) => ({ title, subtitle: "Lista de precios" }),
  },
});
