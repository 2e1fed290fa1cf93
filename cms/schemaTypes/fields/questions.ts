import type { CustomValidatorResult, StringRule } from "@sanity/types";
import { identifier } from "./texts.ts";

/*
 * Rules of the quiz's and the questionnaires' questions. Answers are parameters of the URL, by the name of their question
 * (docs/rules.md#quiz-stages). A rule returns true for a valid value, else the error message.
 */

/** Parameters of the site's URLs with another meaning. */
const RESERVED_NAMES = /^(client|territorio|kit|camara|boton_panico|business_kit|paso|editar|utm_\w*)$/;

/** Refuses the name of a parameter that the site reads otherwise. */
export function reservedNameProblem(name: string | undefined): true | string {
  if (!name || !RESERVED_NAMES.test(name)) return true;
  return `«${name}» ya significa otra cosa en las direcciones de la web: elige otro identificador.`;
}

/** Refuses the name of another question in the document: the URL would keep one answer of the two. */
export function duplicateNameProblem(name: string | undefined, document: unknown): true | string {
  const isUnique = !name || questionNames(document).filter((other) => other === name).length < 2;
  return (
    isUnique || `Otra pregunta ya se llama «${name}»: la dirección de la web guardaría solo una de las respuestas.`
  );
}

/** The names of all questions in a document, without those of their options. */
function questionNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(questionNames);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "options") return [];
    return key === "name" && typeof inner === "string" ? [inner] : questionNames(inner);
  });
}

/** The name of a question. */
export const questionName = (rule: StringRule) => [
  ...identifier(rule),
  rule.custom(reservedNameProblem),
  rule.custom((name, { document }) => duplicateNameProblem(name, document)),
];

interface Option {
  _key?: string;
  name?: string;
}

/** Refuses two options of the same name in one question. */
export function uniqueOptionNames(options: Option[] | undefined): CustomValidatorResult {
  const repeated = (options ?? []).filter(
    ({ name }, index) => name && options?.findIndex((other) => other.name === name) !== index,
  );
  if (repeated.length === 0) return true;
  return repeated.map(({ _key, name }) => ({
    ...(_key && { path: [{ _key }, "name"] }),
    message: `Ya hay otro «${name}»: las respuestas se distinguen por este nombre.`,
  }));
}

interface QuizStep {
  options?: { effect?: { product?: string } }[];
}

/** Refuses steps that can end without a kit: every option of one step must choose one. */
export function undecidedKitProblem(steps: QuizStep[] | undefined): true | string {
  if (!steps || steps.length === 0) return true;
  const decides = steps.some(
    ({ options = [] }) => options.length > 0 && options.every(({ effect }) => effect?.product),
  );
  return (
    decides || "Con algunas respuestas no se llega a ningún kit: en uno de los pasos, cada opción tiene que elegir uno."
  );
}

/** Warns of a quiz list with another length than planned (docs/rules.md#quiz-stages). */
export const quizLengthWarning =
  (planned: number) =>
  (steps: unknown[] | undefined): true | string =>
    !steps || steps.length === planned || `El cálculo está pensado para ${planned} y hay ${steps.length}.`;

/** Warns of a funnel without exactly 5 steps (docs/rules.md#questionnaires). A configurator may have any number. */
export function funnelLengthWarning(steps: unknown[] | undefined, kind: unknown): true | string {
  if (kind !== "funnel" || !steps || steps.length === 5) return true;
  return `La encuesta está pensada para 5 pasos y tiene ${steps.length}.`;
}

/** Refuses levels that do not ascend: the highest level of the answers decides the kit. */
export function levelsProblem(levels: { level?: number }[] | undefined): true | string {
  const numbers = (levels ?? []).map(({ level }) => level ?? 0);
  const ascending = numbers.every((level, index) => index === 0 || level > (numbers[index - 1] ?? 0));
  return ascending || "Ordena los niveles de menor a mayor, cada uno una sola vez.";
}
