import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { funnelLengthWarning, levelsProblem } from "../fields/questions.ts";
import { unique } from "../fields/uniqueness.ts";

const KINDS = [
  { title: "Encuesta (5 pasos)", value: "funnel" },
  { title: "Configurador", value: "configurator" },
];

/** The funnel or the configurator: steps with questions, and the recommended kits (docs/rules.md#questionnaires). */
export const questionnaire = defineType({
  name: "questionnaire",
  title: "Cuestionario",
  type: "document",
  groups: [
    { name: "texts", title: "Textos", default: true },
    { name: "questions", title: "Preguntas" },
    { name: "results", title: "Resultados" },
  ],
  fields: [
    defineField({
      name: "kind",
      title: "Tipo",
      type: "string",
      group: "texts",
      options: { list: KINDS, layout: "radio", direction: "horizontal" },
      validation: (rule) => [
        rule.required().error("Elige qué cuestionario es."),
        ...unique("kind", "Este cuestionario ya existe: edita el que hay.")(rule),
      ],
    }),
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      group: "texts",
      validation: (rule) => rule.required().error("Falta el título."),
    }),
    defineField({ name: "intro", title: "Introducción", type: "localeText", group: "texts" }),
    defineField({
      name: "steps",
      title: "Pasos",
      type: "array",
      group: "questions",
      of: [defineArrayMember({ type: "questionnaireStep" })],
      validation: (rule) => [
        rule.required().min(1).error("Un cuestionario sin pasos no pregunta nada."),
        rule.custom<unknown[]>((steps, context) => funnelLengthWarning(steps, context.document?.kind)).warning(),
      ],
    }),
    defineField({
      name: "resultTitle",
      title: "Título del resultado",
      type: "localeString",
      group: "results",
      validation: (rule) => rule.required().error("Falta el título del resultado."),
    }),
    defineField({
      name: "levels",
      title: "Niveles",
      type: "array",
      group: "results",
      description: "De los niveles del kit que sale, vale el más alto de las respuestas elegidas.",
      of: [defineArrayMember({ type: "questionnaireLevel" })],
      validation: (rule) => [
        rule.required().min(1).error("Sin niveles el cuestionario no recomienda nada."),
        rule.custom(levelsProblem),
      ],
    }),
  ],
  preview: {
    select: { title: "title.es", kind: "kind" },
    prepare: ({ title, kind }) => ({
      title,
      subtitle: KINDS.find(({ value }) => value === kind)?.title ?? "Sin tipo",
    }),
  },
});
