import { defineField, defineType } from "@sanity/types";
import { BUILDING_ICONS } from "../fields/optionLists.ts";
import { questionName } from "../fields/questions.ts";
import { IDENTIFIER_HELP } from "../fields/texts.ts";

/** A yes/no question of the quiz (docs/rules.md#quiz-yes-and-no). */
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
      validation: questionName,
    }),
    defineField({
      name: "icon",
      title: "Icono",
      type: "string",
      options: { list: BUILDING_ICONS },
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
