import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { PATHS } from "../../../app/paths.ts";
import { kitProblem } from "../fields/kitOfAnswers.ts";
import { requiredLink } from "../fields/link.ts";

/** A warning for a list that is longer or shorter than the quiz was planned for (section 4); true when it is not. */
const plannedFor =
  (count: number) =>
  (members: unknown[] | undefined): true | string =>
    !members || members.length === count || `El cálculo está pensado para ${count} y hay ${members.length}.`;

interface Steps {
  name: string;
  title: string;
  count: number;
  of: "quizStep" | "quizQuestion";
  /** Whether the kit has to be known after these steps. */
  decidesKit?: boolean;
}

const steps = ({ count, of, decidesKit, ...field }: Steps) =>
  defineField({
    ...field,
    type: "array",
    group: "questions",
    of: [defineArrayMember({ type: of })],
    validation: (rule) => [
      rule.required().min(1).error("Sin pasos el cálculo se queda a medias."),
      rule.custom(plannedFor(count)).warning(),
      ...(decidesKit ? [rule.custom(kitProblem)] : []),
    ],
  });

const text = (name: string, title: string, group: string) =>
  defineField({
    name,
    title,
    type: "localeString",
    group,
    validation: (rule) => rule.required().error("Falta este texto: sale en el cálculo."),
  });

/** The quiz that recommends a kit (sections 2 and 4): options, then yes/no questions, then the kit that fits. */
export const quiz = defineType({
  name: "quiz",
  title: "Calcula tu alarma",
  type: "document",
  groups: [
    { name: "texts", title: "Textos", default: true },
    { name: "questions", title: "Preguntas" },
  ],
  fields: [
    text("title", "Título", "texts"),
    defineField({
      name: "intro",
      title: "Introducción",
      type: "localeText",
      group: "texts",
      validation: (rule) => rule.required().error("Falta la introducción."),
    }),
    text("startLabel", "Botón para empezar", "texts"),
    text("skipLabel", "Botón para saltárselo", "texts"),
    defineField({
      name: "skipHref",
      title: "Adónde lleva saltárselo",
      type: "string",
      group: "texts",
      description: "Si ya se sabe qué kit encaja, llega con él elegido.",
      initialValue: `${PATHS.quiz}#selector-home`,
      validation: requiredLink,
    }),
    defineField({
      name: "skipBusinessHref",
      title: "Adónde lleva saltárselo, en un negocio",
      type: "string",
      group: "texts",
      initialValue: `${PATHS.quiz}#selector-business`,
      validation: requiredLink,
    }),
    text("restartLabel", "Botón para volver a empezar", "texts"),
    text("resultTitle", "Título del resultado", "texts"),
    defineField({ name: "resultText", title: "Texto del resultado", type: "localeText", group: "texts" }),
    text("resultButton", "Botón del resultado", "texts"),
    defineField({
      name: "placeStep",
      title: "Primer paso: ¿hogar o negocio?",
      type: "quizStep",
      group: "questions",
      validation: (rule) => rule.required().error("Sin el primer paso el cálculo no sabe qué preguntar."),
    }),
    // With the first step they make the four option steps of each branch.
    steps({ name: "homeOptions", title: "Hogar: pasos con opciones", count: 3, of: "quizStep", decidesKit: true }),
    steps({ name: "homeQuestions", title: "Hogar: preguntas de sí o no", count: 7, of: "quizQuestion" }),
    steps({ name: "businessOptions", title: "Negocio: pasos con opciones", count: 3, of: "quizStep" }),
    steps({ name: "businessQuestions", title: "Negocio: preguntas de sí o no", count: 4, of: "quizQuestion" }),
  ],
  preview: { prepare: () => ({ title: "Calcula tu alarma" }) },
});
