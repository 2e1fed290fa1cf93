import { defineField, defineType } from "@sanity/types";
import { sectionShortTitle, sectionText, sectionTitle } from "../fields/sectionFields.ts";

/** The social profiles and app stores of the settings. Without any, the site shows nothing. */
export const socialSection = defineType({
  name: "socialSection",
  title: "Redes y app",
  type: "object",
  fields: [
    sectionTitle,
    sectionShortTitle,
    sectionText,
    defineField({
      name: "shows",
      title: "Qué enseña",
      type: "string",
      options: {
        list: [
          { title: "Redes y tiendas de la app", value: "all" },
          { title: "Solo redes", value: "profiles" },
          { title: "Solo tiendas de la app", value: "stores" },
        ],
        layout: "radio",
      },
      initialValue: "all",
    }),
  ],
  preview: {
    select: { title: "title.es" },
    prepare: ({ title }) => ({ title, subtitle: "Perfiles y tiendas de Ajustes; sin ninguno no se ve" }),
  },
});
