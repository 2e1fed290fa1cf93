import { kitInQuiz } from "#app/quiz/outcome.ts";
import type { QUESTIONNAIRE_RESULT } from "#app/sanity/sanity.generated.ts";

/** An answer with its protection level, the extra that it adds and the kit that it decides. See docs/rules.md#one-adviser. */
export interface Option {
  name: string;
  level: number;
  adds?: "camera" | "panicButton" | null;
  /** An answer such as 'Nothing else'. It is ignored when another answer of its question is chosen. */
  isNone?: boolean | null;
  /** The kit that the matching answer of the quiz decides. */
  product?: string | undefined;
}

/** A radio question takes one answer, a checkbox question one or more. */
export interface Question<Answer extends Option = Option> {
  name: string;
  type: "radio" | "checkbox";
  options: Answer[];
}

/** What is recommended to answers of this level or a higher one. */
export interface Recommendation {
  level: number;
  product: string;
  camera?: boolean | null;
  panicButton?: boolean | null;
}

/** The fields of the funnel or the configurator that the rules read. */
export interface Questionnaire<Answer extends Option = Option, Reached extends Recommendation = Recommendation> {
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
      const substantive = options.filter(({ isNone }) => !isNone);
      const ticked = substantive.length > 0 ? substantive : options;
      const answers = question.type === "radio" ? options.filter(({ name }) => name === first) : ticked;
      return answers.map((option) => ({ question, option, step }));
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
export function outcomeOf<Answer extends Option, Reached extends Recommendation>(
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
    /** Of the kit's recommendations, the highest one that the level reaches, or else the lowest; undefined when the kit has none. */
    reached,
    /** The answers that decided the kit: those that name one, else those of the highest level. */
    decisive: product === undefined ? chosen.filter(({ option }) => option.level === level) : named,
    camera: (reached?.camera ?? false) || addsExtra(chosen, "camera"),
    panicButton: (reached?.panicButton ?? false) || addsExtra(chosen, "panicButton"),
  };
}

type Found = NonNullable<QUESTIONNAIRE_RESULT["questionnaire"]>;

/**
 * Adds to each answer the kit of its matching answer in the quiz, so that the quiz, the funnel and the configurator share one set of rules
 * (docs/rules.md#one-adviser).
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
