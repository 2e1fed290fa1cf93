import { defineField, defineType } from "@sanity/types";
import { PRODUCTS } from "../fields/choices.ts";
import { wholeNumber } from "../fields/wholeNumbers.ts";

/** What a funnel or configurator recommends at a level of protection. */
export const questionnaireLevel = defineType({
  name: "questionnaireLevel",
  title: "Nivel",
  type: "object",
  fields: [
    defineField({
      name: "level",
      title: "Nivel",
      type: "number",
      validation: wholeNumber({ least: 1, message: "Un número entero, 1 o más." }),
    }),
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título del resultado."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    defineField({
      name: "product",
      title: "Kit que recomienda",
      type: "string",
      options: { list: PRODUCTS },
      validation: (rule) => rule.required().error("Un resultado sin kit no lleva a ninguna compra."),
    }),
    defineField({ name: "camera", title: "Con cámara HD", type: "boolean", initialValue: false }),
    defineField({ name: "panicButton", title: "Con botón de pánico", type: "boolean", initialValue: false }),
  ],
  preview: {
    select: { level: "level", title: "title.es", product: "product" },
    prepare: ({ level, title, product }) => ({ title: `${level ?? "?"}. ${title ?? ""}`, subtitle: product }),
  },
});
