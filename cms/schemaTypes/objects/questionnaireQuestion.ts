import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { answerName } from "../fields/answerName.ts";
import { IDENTIFIER_HELP } from "../fields/pattern.ts";
import { uniqueNames } from "../fields/uniqueNames.ts";

/** A question of a funnel or configurator (section 3). Its order and step are where it stands. */
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
      validation: answerName,
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
        rule.custom(uniqueNames),
      ],
    }),
  ],
  preview: { select: { title: "text.es", subtitle: "name" } },
});
