import type { KitId } from "#app/kits/kit-id.ts";

/** An answer: how much protection it asks for, and what it adds to the kit. */
export interface Option {
  name: string;
  level: number;
  adds?: "camera" | "panicButton" | null;
}

/** One answer is chosen of a radio question, one or more of a checkbox question. */
export interface Question<Answer extends Option = Option> {
  name: string;
  type: "radio" | "checkbox";
  options: Answer[];
}

/** What is recommended from a level on. */
export interface Level {
  level: number;
  product: KitId;
  camera?: boolean | null;
  panicButton?: boolean | null;
}

/** The funnel or the configurator: the part of its content that the rules read. */
export interface Questionnaire<Answer extends Option = Option, Reached extends Level = Level> {
  steps: { questions: Question<Answer>[] }[];
  /** From the lowest to the highest. */
  levels: Reached[];
}

/** An option that was chosen, and of which question. */
export interface Chosen<Answer extends Option = Option> {
  question: Question<Answer>;
  option: Answer;
  /** Counted from 0. */
  step: number;
}

/** What was chosen in a query, in the order of the questions: of a radio question the first valid answer of the query alone. */
export function chosenOf<Answer extends Option>(
  { steps }: Questionnaire<Answer>,
  query: URLSearchParams,
): Chosen<Answer>[] {
  return steps.flatMap(({ questions }, step) =>
    questions.flatMap((question) => {
      const names = query.getAll(question.name);
      const options = question.options.filter(({ name }) => names.includes(name));
      const first = names.find((name) => options.some((option) => option.name === name));
      const counted = question.type === "radio" ? options.filter(({ name }) => name === first) : options;
      return counted.map((option) => ({ question, option, step }));
    }),
  );
}

/** The questions of a step that nothing was chosen of. */
export const missingIn = ({ steps }: Questionnaire, step: number, chosen: Chosen[]): Question[] =>
  (steps[step]?.questions ?? []).filter((asked) => !chosen.some(({ question }) => question.name === asked.name));

/** The first step with a question that nothing was chosen of, counted from 0; the number of steps when there is none. */
export function firstGap(questionnaire: Questionnaire, chosen: Chosen[]): number {
  const gap = questionnaire.steps.findIndex((_step, position) => missingIn(questionnaire, position, chosen).length > 0);
  return gap === -1 ? questionnaire.steps.length : gap;
}

/** Whether an answer adds an extra by itself. */
export const isAdded = (chosen: Chosen[], extra: NonNullable<Option["adds"]>): boolean =>
  chosen.some(({ option }) => option.adds === extra);

/** What the answers lead to. */
export interface Outcome<Answer extends Option, Reached extends Level> {
  /** The highest that an answer asks for. */
  level: number;
  /** What is recommended at it: the highest level of the content that it reaches; undefined when the content has none. */
  reached: Reached | undefined;
  /** The answers that ask for that much. */
  because: Chosen<Answer>[];
  camera: boolean;
  panicButton: boolean;
}

/** The highest level of all answers decides on the kit; extras come with the level, or with an answer that adds them. */
export function outcomeOf<Answer extends Option, Reached extends Level>(
  { levels }: Questionnaire<Answer, Reached>,
  chosen: Chosen<Answer>[],
): Outcome<Answer, Reached> {
  const level = Math.max(0, ...chosen.map(({ option }) => option.level));
  const reached = levels.findLast((one) => one.level <= level) ?? levels[0];
  return {
    level,
    reached,
    because: chosen.filter(({ option }) => option.level === level),
    camera: (reached?.camera ?? false) || isAdded(chosen, "camera"),
    panicButton: (reached?.panicButton ?? false) || isAdded(chosen, "panicButton"),
  };
}
