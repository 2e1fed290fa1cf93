import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { PATHS } from "../../../app/paths.ts";
import { requiredLink } from "../fields/links.ts";
import { quizLengthWarning, undecidedKitProblem } from "../fields/questions.ts";

interface StepsField {
  name: string;
  title: string;
  planned: number;
  of: "quizStep" | "quizQuestion";
  /** These steps must determine the kit. */
  decidesKit?: boolean;
}

const stepsField = ({ planned, of, decidesKit, ...field }: StepsField) =>
  defineField({
    ...field,
    type: "array",
    group: "questions",
    of: [defineArrayMember({ type: of })],
    validation: (rule) => [
      rule.required().min(1).error("Sin pasos el cálculo se queda a medias."),
      rule.custom(quizLengthWarning(planned)).warning(),
      ...(decidesKit ? [rule.custom(undecidedKitProblem)] : []),
    ],
  });

const textField = (name: string, title: string, group: string) =>
  defineField({
    name,
    title,
    type: "localeString",
    group,
    validation: (rule) => rule.required().error("Falta este texto: sale en el cálculo."),
  });

/** The quiz that recommends a kit (docs/rules.md#quiz-stages). */
export const quiz = defineType({
  name: "quiz",
  title: "Calculadora de alarma",
  type: "document",
  groups: [
    { name: "texts", title: "Textos", default: true },
    { name: "questions", title: "Preguntas" },
  ],
  fields: [
    textField("title", "Título", "texts"),
    defineField({
      name: "intro",
      title: "Introducción",
      type: "localeText",
      group: "texts",
      validation: (rule) => rule.required().error("Falta la introducción."),
    }),
    textField("startLabel", "Botón para empezar", "texts"),
    textField("skipLabel", "Botón para saltárselo", "texts"),
    defineField({
      name: "skipHref",
      title: "Adónde lleva saltárselo",
      type: "string",
      group: "texts",
      description: "Si ya se sabe qué kit encaja, llega con él elegido.",
      initialValue: `${PATHS.quiz}#selector-all`,
      validation: requiredLink,
    }),
    defineField({
      name: "skipBusinessHref",
      title: "Adónde lleva saltárselo, en un negocio",
      type: "string",
      group: "texts",
      initialValue: `${PATHS.quiz}#selector-all`,
      validation: requiredLink,
    }),
    textField("restartLabel", "Botón para volver a empezar", "texts"),
    textField("resultTitle", "Título del resultado", "texts"),
    defineField({ name: "resultText", title: "Texto del resultado", type: "localeText", group: "texts" }),
    textField("resultButton", "Botón del resultado", "texts"),
    defineField({
      name: "placeStep",
      title: "Primer paso: ¿hogar o negocio?",
      type: "quizStep",
      group: "questions",
      validation: (rule) => rule.required().error("Sin el primer paso el cálculo no sabe qué preguntar."),
    }),
    // With `placeStep`, each branch has four steps with options.
    stepsField({
      name: "homeOptions",
      title: "Hogar: pasos con opciones",
      planned: 3,
      of: "quizStep",
      decidesKit: true,
    }),
    stepsField({ name: "homeQuestions", title: "Hogar: preguntas de sí o no", planned: 7, of: "quizQuestion" }),
    stepsField({ name: "businessOptions", title: "Negocio: pasos con opciones", planned: 3, of: "quizStep" }),
    stepsField({ name: "businessQuestions", title: "Negocio: preguntas de sí o no", planned: 4, of: "quizQuestion" }),
  ],
  preview: { prepare: () => ({ title: "Calculadora de alarma" }) },
});
