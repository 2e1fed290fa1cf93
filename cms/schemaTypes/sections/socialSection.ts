import { defineField, defineType } from "@sanity/types";

/** The brand's social profiles and app stores, of the settings. Without any of them it is not shown. */
export const socialSection = defineType({
  name: "socialSection",
  title: "Redes y app",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
  ],
  preview: {
    select: { title: "title.es" },
    prepare: ({ title }) => ({ title, subtitle: "Perfiles y tiendas de Ajustes; sin ninguno no se ve" }),
  },
});
