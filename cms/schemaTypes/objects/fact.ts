import { defineField, defineType } from "@sanity/types";

/** A line of a device's data sheet: what it says, and what it is for this device. */
export const fact = defineType({
  name: "fact",
  title: "Dato",
  type: "object",
  fields: [
    defineField({
      name: "name",
      title: "Dato",
      type: "localeString",
      description: "De qué habla: 'Dónde va', 'De noche'.",
      validation: (rule) => rule.required().error("Falta el nombre del dato."),
    }),
    defineField({
      name: "value",
      title: "Valor",
      type: "localeString",
      description: "Unas pocas palabras.",
      validation: (rule) => rule.required().error("Falta el valor del dato."),
    }),
  ],
  preview: { select: { title: "name.es", subtitle: "value.es" } },
});
