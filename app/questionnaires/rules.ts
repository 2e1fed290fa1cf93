import { kitInQuiz } from "#app/quiz/outcome.ts";
import type { QUESTIONNAIRE_RESULT } from "#app/sanity/sanity.generated.ts";

/** An answer with its protection level, the extra that it adds and the kit that it decides. See docs/rules.md#one-adviser. */
export interface Option {
  name: string;
  level: number;
  adds?: "camera" | "panicButton" | null;
  /** 'Nothing else': with another answer of its question it does not count. */
  isNone?: boolean | null;
  /** The kit of the same answer in the quiz. */
  product?: string | undefined;
}

/** A radio question takes one answer, a checkbox question one or more. */
export interface Question<Answer extends Option = Option> {
  name: string;
  type: "radio" | "checkbox";
  options: Answer[];
}

/** The recommendation from this level up. */
export interface Level {
  level: number;
  product: string;
  camera?: boolean | null;
  panicButton?: boolean | null;
}

/** The fields of the funnel or the configurator that the rules read. */
export interface Questionnaire<Answer extends Option = Option, Reached extends Level = Level> {
  steps: { questions: Question<Answer>[] }[];
  /** In ascending order. */
  levels: Reached[];
}

export interface ChosenOption<Answer extends Option = Option> {
  question: Question<Answer>;
  option: Answer;
  /** Index of the step. */
  step: number;
}

/** The valid answers of a query string, in the order of the questions. A radio question has only its first one. */
export function readChosen<Answer extends Option>(
  { steps }: Questionnaire<Answer>,
  query: URLSearchParams,
): ChosenOption<Answer>[] {
  return steps.flatMap(({ questions }, step) =>
    questions.flatMap((question) => {
      const names = query.getAll(question.name);
      const options = question.options.filter(({ name }) => names.includes(name));
      const first = names.find((name) => options.some((option) => option.name === name));
      const some = options.filter(({ isNone }) => !isNone);
      const several = some.length > 0 ? some : options;
      const counted = question.type === "radio" ? options.filter(({ name }) => name === first) : several;
      return counted.map((option) => ({ question, option, step }));
    }),
  );
}

/** The unanswered questions of a step. */
export const unansweredQuestions = ({ steps }: Questionnaire, step: number, chosen: ChosenOption[]): Question[] =>
  (steps[step]?.questions ?? []).filter((asked) => !chosen.some(({ question }) => question.name === asked.name));

/** Index of the first step with an unanswered question; the number of steps when all are complete. */
export function firstIncompleteStep(questionnaire: Questionnaire, chosen: ChosenOption[]): number {
  const index = questionnaire.steps.findIndex(
    (_step, position) => unansweredQuestions(questionnaire, position, chosen).length > 0,
  );
  return index === -1 ? questionnaire.steps.length : index;
}

/** Whether a chosen answer adds the extra, whatever the level. */
export const addsExtra = (chosen: ChosenOption[], extra: NonNullable<Option["adds"]>): boolean =>
  chosen.some(({ option }) => option.adds === extra);

/** The kit of the first answer that names a dwelling or a business. */
export const namedKit = (chosen: ChosenOption[]): string | undefined =>
  chosen.find(({ option }) => option.product !== undefined)?.option.product;

/**
 * The answer that names the dwelling or the business decides the kit, as in the quiz; without one, the highest level. An extra comes
 * with the level or with an answer. See docs/rules.md#one-adviser.
 */
export function outcomeOf<Answer extends Option, Reached extends Level>(
  { levels }: Questionnaire<Answer, Reached>,
  chosen: ChosenOption<Answer>[],
) {
  const level = Math.max(0, ...chosen.map(({ option }) => option.level));
  const named = chosen.filter(({ option }) => option.product !== undefined);
  const product = namedKit(chosen);
  const possible = product === undefined ? levels : levels.filter((one) => one.product === product);
  const reached = possible.findLast((one) => one.level <= level) ?? possible[0];
  return {
    /** The highest of the answers. */
    level,
    product: product ?? reached?.product,
    /** The highest recommendation up to that level with the kit, which has its text; undefined when the content has none. */
    reached,
    /** The answers that decided. */
    decisive: product === undefined ? chosen.filter(({ option }) => option.level === level) : named,
    camera: (reached?.camera ?? false) || addsExtra(chosen, "camera"),
    panicButton: (reached?.panicButton ?? false) || addsExtra(chosen, "panicButton"),
  };
}

type Found = NonNullable<QUESTIONNAIRE_RESULT["questionnaire"]>;

/**
 * Gives each answer that names an answer of the quiz the kit which that one decides. So the quiz, the funnel and the configurator have
 * one set of rules (docs/rules.md#one-adviser).
 */
export function withQuizKits(questionnaire: Found, quizAnswers: { name: string; product: string | null }[] | null) {
  const productOf = (quizAnswer: string | null): string | undefined => {
    const named = quizAnswers?.find(({ name }) => name === quizAnswer)?.product;
    return named ? kitInQuiz(named) : undefined;
  };
  return {
    ...questionnaire,
    steps: questionnaire.steps.map((step) => ({
      ...step,
      questions: step.questions.map((question) => ({
        ...question,
        options: question.options.map(({ quizAnswer, ...option }) => ({
          ...option,
          product: productOf(quizAnswer),
        })),
      })),
    })),
  };
}
