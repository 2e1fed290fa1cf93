import { defineField, defineType } from "@sanity/types";
import { wholeNumber } from "../fields/numbers.ts";
import { BUILDING_ICONS, EXTRAS } from "../fields/optionLists.ts";
import { optionalPicture } from "../fields/pictures.ts";
import { knownQuizAnswer } from "../fields/quizAnswers.ts";
import { IDENTIFIER_HELP, identifier } from "../fields/texts.ts";

/** An answer to a question of a questionnaire. */
export const questionnaireOption = defineType({
  name: "questionnaireOption",
  title: "Respuesta",
  type: "object",
  fields: [
    defineField({
      name: "answer",
      title: "Respuesta",
      type: "localeString",
      validation: (rule) => rule.required().error("Falta el texto de la respuesta."),
    }),
    defineField({
      name: "name",
      title: "Identificador",
      type: "string",
      description: IDENTIFIER_HELP,
      validation: identifier,
    }),
    defineField({ name: "icon", title: "Icono", type: "string", options: { list: BUILDING_ICONS } }),
    optionalPicture({ name: "image", title: "Imagen" }),
    defineField({
      name: "advice",
      title: "Consejo",
      type: "localeText",
      description: "Sale debajo al elegir esta respuesta.",
    }),
    defineField({
      name: "adds",
      title: "Añade al kit",
      type: "string",
      options: { list: EXTRAS, layout: "radio", direction: "horizontal" },
      description: "El resultado sale ya con este complemento y con su precio.",
    }),
    defineField({
      name: "isNone",
      title: "Excluye las demás respuestas",
      type: "boolean",
      description: "«Nada más», «Ninguno»: al elegirla se quitan las otras, donde se puede responder con varias.",
      initialValue: false,
    }),
    defineField({
      name: "quizAnswer",
      title: "Igual que en la calculadora",
      type: "string",
      description:
        "Identificador de esta respuesta en la calculadora, si dice qué vivienda o negocio es. Decide el kit, el mismo que allí.",
      validation: (rule) => rule.custom(knownQuizAnswer),
    }),
    defineField({
      name: "level",
      title: "Nivel",
      type: "number",
      description:
        "Cuánta protección pide. El nivel más alto de lo respondido decide el texto del resultado y sus extras.",
      initialValue: 1,
      validation: wholeNumber({ min: 1, message: "Un número entero, 1 o más." }),
    }),
  ],
  preview: {
    select: { title: "answer.es", level: "level", media: "image" },
    prepare: ({ title, level, media }) => ({ title, subtitle: `Nivel ${level ?? "?"}`, media }),
  },
});
