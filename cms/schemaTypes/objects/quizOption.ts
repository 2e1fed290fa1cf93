import { defineField, defineType } from "@sanity/types";
import { BUILDING_ICONS } from "../fields/optionLists.ts";
import { IDENTIFIER_HELP, identifier } from "../fields/texts.ts";

/** An option of a quiz step. */
export const quizOption = defineType({
  name: "quizOption",
  title: "Opción",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Texto",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el texto de la opción."),
    }),
    defineField({
      name: "name",
      title: "Identificador",
      type: "string",
      description: IDENTIFIER_HELP,
      validation: identifier,
    }),
    defineField({
      name: "icon",
      title: "Icono",
      type: "string",
      options: { list: BUILDING_ICONS },
      validation: (rule) => rule.required().error("Elige un icono."),
    }),
    defineField({
      name: "iconCount",
      title: "Cuántas veces sale el icono",
      type: "number",
      description: "Para respuestas que cuentan: una puerta, dos puertas, tres puertas.",
      validation: (rule) => rule.integer().min(1).max(3).error("Un número entero entre 1 y 3."),
    }),
    defineField({
      name: "house",
      title: "Vivienda o local",
      type: "reference",
      to: [{ type: "house" }],
      description: "Sale en lugar del icono, y la casa de las preguntas siguientes es esta. Sin ella, la del kit.",
    }),
    defineField({
      name: "variant",
      title: "Dibujo",
      type: "string",
      options: {
        list: [
          { title: "De casa", value: "house" },
          { title: "De negocio", value: "business" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "house",
      validation: (rule) => rule.required().error("Elige si es una opción de casa o de negocio."),
    }),
    defineField({
      name: "level",
      title: "Nivel",
      type: "number",
      description: "Cuánto pesa la respuesta dentro de su paso: 1 es lo mínimo.",
      validation: (rule) => rule.integer().min(0).error("Un número entero, 0 o más."),
    }),
    defineField({ name: "effect", title: "Qué hace la respuesta", type: "quizEffect" }),
    defineField({
      name: "analytics",
      title: "Analítica",
      type: "analyticsChoice",
      validation: (rule) => rule.required().error("Sin esto los informes no cuentan la respuesta."),
    }),
  ],
  preview: { select: { title: "label.es", subtitle: "effect.product" } },
});
