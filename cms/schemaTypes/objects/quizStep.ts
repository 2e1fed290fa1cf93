import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { answerName } from "../fields/answerName.ts";
import { IDENTIFIER_HELP } from "../fields/pattern.ts";
import { uniqueNames } from "../fields/uniqueNames.ts";

/** A step of the quiz in which one of several options is chosen. */
export const quizStep = defineType({
  name: "quizStep",
  title: "Paso con opciones",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Pregunta",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta la pregunta."),
    }),
    defineField({ name: "text", title: "Aclaración", type: "localeText" }),
    defineField({
      name: "name",
      title: "Identificador",
      type: "string",
      description: IDENTIFIER_HELP,
      validation: answerName,
    }),
    defineField({
      name: "options",
      title: "Opciones",
      type: "array",
      of: [defineArrayMember({ type: "quizOption" })],
      validation: (rule) => [
        rule.required().min(2).error("Para elegir hacen falta al menos dos opciones."),
        rule.custom(uniqueNames),
      ],
    }),
  ],
  preview: { select: { title: "title.es", subtitle: "name" } },
});
