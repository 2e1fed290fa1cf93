import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { questionName, uniqueOptionNames } from "../fields/questions.ts";
import { IDENTIFIER_HELP } from "../fields/texts.ts";

/** A question of a questionnaire. */
export const questionnaireQuestion = defineType({
  name: "questionnaireQuestion",
  title: "Pregunta",
  type: "object",
  fields: [
    defineField({
      name: "text",
      title: "Pregunta",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta la pregunta."),
    }),
    defineField({
      name: "name",
      title: "Identificador",
      type: "string",
      description: IDENTIFIER_HELP,
      validation: questionName,
    }),
    defineField({
      name: "type",
      title: "Se puede elegir",
      type: "string",
      options: {
        list: [
          { title: "Una respuesta", value: "radio" },
          { title: "Varias respuestas", value: "checkbox" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "radio",
      validation: (rule) => rule.required().error("Elige si se responde con una o con varias."),
    }),
    defineField({
      name: "options",
      title: "Respuestas",
      type: "array",
      of: [defineArrayMember({ type: "questionnaireOption" })],
      validation: (rule) => [
        rule.required().min(2).error("Para elegir hacen falta al menos dos respuestas."),
        rule.custom(uniqueOptionNames),
      ],
    }),
  ],
  preview: { select: { title: "text.es", subtitle: "name" } },
});
