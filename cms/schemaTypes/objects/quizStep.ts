import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { questionName, uniqueOptionNames } from "../fields/questions.ts";
import { IDENTIFIER_HELP } from "../fields/texts.ts";

/** A quiz step with options, of which the visitor chooses one (docs/rules.md#quiz-stages). */
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
      validation: questionName,
    }),
    defineField({
      name: "options",
      title: "Opciones",
      type: "array",
      of: [defineArrayMember({ type: "quizOption" })],
      validation: (rule) => [
        rule.required().min(2).error("Para elegir hacen falta al menos dos opciones."),
        rule.custom(uniqueOptionNames),
      ],
    }),
  ],
  preview: { select: { title: "title.es", subtitle: "name" } },
});
