import { defineField, defineType } from "@sanity/types";
import { answerName } from "../fields/answerName.ts";
import { PLACE_ICONS } from "../fields/icons.ts";
import { IDENTIFIER_HELP } from "../fields/pattern.ts";

/** A question of the quiz that is answered with yes or no. */
export const quizQuestion = defineType({
  name: "quizQuestion",
  title: "Pregunta de sí o no",
  type: "object",
  fields: [
    defineField({
      name: "text",
      title: "Pregunta",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta la pregunta."),
    }),
    defineField({ name: "help", title: "Aclaración", type: "localeText" }),
    defineField({
      name: "name",
      title: "Identificador",
      type: "string",
      description: IDENTIFIER_HELP,
      validation: answerName,
    }),
    defineField({
      name: "icon",
      title: "Icono",
      type: "string",
      options: { list: PLACE_ICONS },
      validation: (rule) => rule.required().error("Elige un icono."),
    }),
    defineField({ name: "yes", title: "Si responde que sí", type: "quizEffect" }),
    defineField({ name: "no", title: "Si responde que no", type: "quizEffect" }),
    defineField({
      name: "analytics",
      title: "Analítica",
      type: "analyticsChoice",
      description: "La respuesta (si o no) se añade sola.",
      validation: (rule) => rule.required().error("Sin esto los informes no cuentan la respuesta."),
    }),
  ],
  preview: { select: { title: "text.es", subtitle: "name" } },
});
