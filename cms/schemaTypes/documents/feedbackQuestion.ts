import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { IDENTIFIER_HELP, identifier } from "../fields/texts.ts";
import { unique } from "../fields/uniqueness.ts";

/** The pages that show the question. */
const PAGES = [
  { title: "Respuestas de ayuda", value: "help" },
  { title: "Página de cada kit", value: "kit" },
  { title: "Ficha de cada dispositivo", value: "accessory" },
  { title: "Página de gracias", value: "thanks" },
];

/** A thumbs-up/down question, with the texts that follow the vote (docs/rules.md#feedback-votes). */
export const feedbackQuestion = defineType({
  name: "feedbackQuestion",
  title: "Pregunta de valoración",
  type: "document",
  fields: [
    defineField({
      name: "questionId",
      title: "Identificador",
      type: "string",
      description: `Con él llegan las respuestas al servicio de valoraciones. ${IDENTIFIER_HELP}`,
      validation: (rule) => [
        ...identifier(rule),
        ...unique("questionId", "Ya hay una pregunta con este identificador: sus respuestas se mezclarían.")(rule),
      ],
    }),
    defineField({
      name: "question",
      title: "Pregunta",
      type: "localeString",
      description: "Se responde con el pulgar arriba o abajo: ¿Te ha sido útil?",
      validation: (rule) => rule.required().error("Falta la pregunta."),
    }),
    defineField({
      name: "comment",
      title: "Si responde que no",
      type: "localeString",
      description: "¿Qué has echado en falta?",
      validation: (rule) => rule.required().error("Falta lo que se pregunta a quien responde que no."),
    }),
    defineField({
      name: "thanks",
      title: "Al terminar",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el agradecimiento."),
    }),
    defineField({
      name: "places",
      title: "Dónde sale",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { list: PAGES },
      validation: (rule) => rule.required().min(1).error("Sin un lugar no sale en ninguna parte."),
    }),
  ],
  preview: {
    select: { title: "question.es", places: "places" },
    prepare: ({ title, places }) => ({
      title,
      subtitle: PAGES.filter(({ value }) => Array.isArray(places) && places.includes(value))
        .map((page) => page.title)
        .join(", "),
    }),
  },
});
