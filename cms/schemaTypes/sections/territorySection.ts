import { defineField, defineType } from "@sanity/types";

/** Where the alarm is installed, to choose, and the prices of all kits there. Taxes are those of the settings. */
export const territorySection = defineType({
  name: "territorySection",
  title: "Precios en Canarias, Ceuta y Melilla",
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
    prepare: ({ title }) => ({ title, subtitle: "Precios en Canarias, Ceuta y Melilla" }),
  },
});
