import { defineField, defineType } from "@sanity/types";
import { wholeNumber } from "../fields/numbers.ts";
import { SELECTOR_PANELS } from "../fields/optionLists.ts";

/** A device that a kit contains, with its quantity. */
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
      validation: wholeNumber({ min: 1, message: "La cantidad es un número entero, 1 o más." }),
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
    defineField({
      name: "group",
      title: "Panel del selector",
      type: "string",
      description: "En qué panel de «Elige tu kit» sale.",
      options: { list: SELECTOR_PANELS, layout: "radio", direction: "horizontal" },
      initialValue: "sensors",
    }),
    defineField({
      name: "accessory",
      title: "Ficha del dispositivo",
      type: "reference",
      to: [{ type: "accessory" }],
      description: "Si tiene ficha en el catálogo, el nombre lleva a ella.",
    }),
  ],
  preview: {
    select: { quantity: "quantity", name: "short.es", media: "accessory.image" },
    prepare: ({ quantity, name, media }) => ({ title: `${quantity ?? "?"} × ${name ?? "sin nombre"}`, media }),
  },
});
