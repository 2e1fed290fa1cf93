import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** The questions of one screen of a questionnaire. */
export const questionnaireStep = defineType({
  name: "questionnaireStep",
  title: "Paso",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Título",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el título del paso."),
    }),
    defineField({ name: "text", title: "Texto", type: "localeText" }),
    defineField({
      name: "questions",
      title: "Preguntas",
      type: "array",
      of: [defineArrayMember({ type: "questionnaireQuestion" })],
      validation: (rule) => rule.required().min(1).error("Un paso sin preguntas no se puede pasar."),
    }),
  ],
  preview: { select: { title: "title.es", subtitle: "questions.0.text.es" } },
});
