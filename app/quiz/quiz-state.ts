import {
  applyEffect,
  type Branch,
  type Effect,
  type OptionStep,
  type Outcome,
  type QuizRules,
  type Stage,
  type YesNoQuestion,
} from "./outcome.ts";

/** Answers by the name of their step or question, as in the query string: '?lugar=casa&vivienda=chalet&mascotas=si'. */
export type Answers = Record<string, string | undefined>;

/** A step with options, or a yes/no question. */
export type Prompt<Step, Question> = { kind: "options"; step: Step } | { kind: "question"; question: Question };

export interface GivenAnswer<Step, Question> {
  prompt: Prompt<Step, Question>;
  /** The name of the option; true for yes, false for no. */
  answer: string | boolean;
  effect: Effect | null;
}

/** The progress of a visitor through the quiz. */
export interface QuizState<Step, Question> {
  stage: Stage;
  /** Undefined until the first step is answered. */
  branch?: Branch | undefined;
  givenAnswers: GivenAnswer<Step, Question>[];
  /** The prompt to show now; undefined at the result. */
  prompt?: Prompt<Step, Question> | undefined;
  /** Number of prompts: answered, and in all. */
  progress: { done: number; total: number };
  outcome: Outcome;
}

const EMPTY: Outcome = { product: undefined, named: undefined, camera: false, clientStatus: undefined };

/** Reads 'si', 'sí' and 'no' in any case. See docs/rules.md#quiz-yes-and-no. */
export function parseYesNo(value: string | undefined): boolean | undefined {
  const word = value?.toLowerCase();
  if (word === "si" || word === "sí") return true;
  return word === "no" ? false : undefined;
}

/** Applies the answers in order, up to the first prompt without a valid answer. See docs/rules.md#quiz-stages. */
export function quizState<Step extends OptionStep, Question extends YesNoQuestion>(
  quiz: QuizRules<Step, Question>,
  answers: Answers,
): QuizState<Step, Question> {
  const givenAnswers: GivenAnswer<Step, Question>[] = [];
  let outcome = EMPTY;
  const branch = branchOf(quiz, answers);
  for (const prompt of promptsOf(quiz, branch)) {
    const given = answerTo(prompt, answers);
    if (!given) return { ...stageAfter(quiz, branch, givenAnswers.length), branch, givenAnswers, prompt, outcome };
    outcome = applyEffect(outcome, given.effect);
    givenAnswers.push({ prompt, ...given });
  }
  return { ...stageAfter(quiz, branch, givenAnswers.length), branch, givenAnswers, outcome };
}

/** The branch that the answer to the first step selects; undefined without a valid answer. */
export function branchOf({ placeStep }: QuizRules, answers: Answers): Branch | undefined {
  const chosen = placeStep.options.find(({ name }) => name === answers[placeStep.name]);
  return chosen && (chosen.variant === "business" ? "business" : "home");
}

/** All prompts of a branch, in order; without a branch only the first step. */
export function promptsOf<Step extends OptionStep, Question extends YesNoQuestion>(
  quiz: QuizRules<Step, Question>,
  branch: Branch | undefined,
): Prompt<Step, Question>[] {
  const { steps, questions } = contentOf(quiz, branch);
  return [
    ...steps.map((step) => ({ kind: "options" as const, step })),
    ...questions.map((question) => ({ kind: "question" as const, question })),
  ];
}

/** The name of a step or question, which is its parameter in the query string. */
export const promptName = (prompt: Prompt<{ name: string }, { name: string }>): string =>
  prompt.kind === "options" ? prompt.step.name : prompt.question.name;

export const promptText = <Text>(prompt: Prompt<{ title: Text }, { text: Text }>): Text =>
  prompt.kind === "options" ? prompt.step.title : prompt.question.text;

const DECISIONS = ["product", "camera", "clientStatus"] as const;

/** A part of the outcome that an answer decides. */
export type Decision = (typeof DECISIONS)[number];

/** The last answer that set each part of the outcome. */
export function decisiveAnswers<Step, Question>(givenAnswers: GivenAnswer<Step, Question>[]) {
  return DECISIONS.flatMap((decision) => {
    const given = givenAnswers.findLast(({ effect }) => (effect?.[decision] ?? undefined) !== undefined);
    return given ? [{ decision, given }] : [];
  });
}

function contentOf<Step extends OptionStep, Question extends YesNoQuestion>(
  { placeStep, homeOptions, homeQuestions, businessOptions, businessQuestions }: QuizRules<Step, Question>,
  branch: Branch | undefined,
): { steps: Step[]; questions: Question[] } {
  if (branch === "home") return { steps: [placeStep, ...homeOptions], questions: homeQuestions };
  if (branch === "business") return { steps: [placeStep, ...businessOptions], questions: businessQuestions };
  return { steps: [placeStep], questions: [] };
}

function answerTo(prompt: Prompt<OptionStep, YesNoQuestion>, answers: Answers) {
  const value = answers[promptName(prompt)];
  if (prompt.kind === "options") {
    const chosen = prompt.step.options.find(({ name }) => name === value);
    return chosen && { answer: chosen.name, effect: chosen.effect ?? null };
  }
  const isYes = parseYesNo(value);
  if (isYes === undefined) return undefined;
  return { answer: isYes, effect: (isYes ? prompt.question.yes : prompt.question.no) ?? null };
}

function stageAfter(
  quiz: QuizRules,
  branch: Branch | undefined,
  done: number,
): Pick<QuizState<never, never>, "stage" | "progress"> {
  // The start is counted by the home branch, until an answer chooses one.
  const { steps, questions } = contentOf(quiz, branch ?? "home");
  const progress = { done, total: steps.length + questions.length };
  if (done < steps.length) return { stage: "options", progress };
  if (done === progress.total) return { stage: "product", progress };
  const stage = done === steps.length ? "go-next-questions" : "questions";
  return { stage: branch === "business" ? `${stage}-negocios` : stage, progress };
}
