import { defineField, defineType } from "@sanity/types";

/** A device that a kit contains, and how many of it. */
export const complement = defineType({
  name: "complement",
  title: "Dispositivo incluido",
  type: "object",
  fields: [
    defineField({
      name: "quantity",
      title: "Cantidad",
      type: "number",
      initialValue: 1,
      validation: (rule) => rule.required().integer().positive().error("La cantidad es un número entero, 1 o más."),
    }),
    defineField({
      name: "short",
      title: "Nombre corto",
      type: "localeString",
      validation: (rule) => rule.required().error("El nombre corto es el que se ve en las tarjetas."),
    }),
    defineField({
      name: "long",
      title: "Nombre largo",
      type: "localeString",
      validation: (rule) => rule.required().error("El nombre largo es el que se ve en la página del kit."),
    }),
  ],
  preview: {
    select: { quantity: "quantity", name: "short.es" },
    prepare: ({ quantity, name }) => ({ title: `${quantity} × ${name}` }),
  },
});
