import {
  applied,
  type Branch,
  type Effect,
  type OptionStep,
  type Outcome,
  type QuizRules,
  type Stage,
  type YesNoQuestion,
} from "./rules.ts";

/** A step on the way, as the content has it. */
export type Asked<Step, Question> = { kind: "options"; step: Step } | { kind: "question"; question: Question };

/** An answer that was given, and what had come of it when it was. */
export interface Given<Step, Question> {
  asked: Asked<Step, Question>;
  /** The name of the option, or whether it was yes. */
  answer: string | boolean;
  effect: Effect | null;
  /** Where the answers up to this one lead. */
  outcome: Outcome;
}

/** Where somebody stands in the quiz. */
export interface Walk<Step, Question> {
  stage: Stage;
  /** Absent until the first step is answered. */
  branch?: Branch | undefined;
  given: Given<Step, Question>[];
  /** What is asked now; absent at the product. */
  asked?: Asked<Step, Question> | undefined;
  /** How many of the steps of this stage are behind, and how many there are: the first step counts among the options. */
  progress: { done: number; of: number };
  outcome: Outcome;
}

const NOTHING: Outcome = { product: undefined, camera: false, clientStatus: undefined };

/**
 * Goes through the quiz with the answers of an address (section 4). The first step without a valid answer is what is asked, whatever
 * else the address says.
 */
export function walk<Step extends OptionStep, Question extends YesNoQuestion>(
  quiz: QuizRules<Step, Question>,
  answers: Answers,
): Walk<Step, Question> {
  const given: Given<Step, Question>[] = [];
  let outcome = NOTHING;
  const branch = branchOf(quiz, answers);
  const way = wayOf(quiz, branch);
  for (const asked of way) {
    const answered = answerTo(asked, answers);
    if (!answered) return { ...standing(quiz, branch, given.length), branch, given, asked, outcome };
    outcome = applied(outcome, answered.effect);
    given.push({ asked, ...answered, outcome });
  }
  return { ...standing(quiz, branch, given.length), branch, given, outcome };
}

/** The way that the answer to the first step opens; undefined until there is a valid one. */
export function branchOf({ placeStep }: QuizRules, answers: Answers): Branch | undefined {
  const chosen = placeStep.options.find(({ name }) => name === answers[placeStep.name]);
  return chosen && (chosen.variant === "business" ? "business" : "home");
}

/** All that is asked on a way, in order; without a way the first step alone. */
export function wayOf<Step extends OptionStep, Question extends YesNoQuestion>(
  quiz: QuizRules<Step, Question>,
  branch: Branch | undefined,
): Asked<Step, Question>[] {
  const { steps, questions } = listsOf(quiz, branch);
  return [
    ...steps.map((step) => ({ kind: "options" as const, step })),
    ...questions.map((question) => ({ kind: "question" as const, question })),
  ];
}

function listsOf<Step extends OptionStep, Question extends YesNoQuestion>(
  quiz: QuizRules<Step, Question>,
  branch: Branch | undefined,
): { steps: Step[]; questions: Question[] } {
  if (branch === "home") return { steps: [quiz.placeStep, ...quiz.homeOptions], questions: quiz.homeQuestions };
  if (branch === "business")
    return { steps: [quiz.placeStep, ...quiz.businessOptions], questions: quiz.businessQuestions };
  return { steps: [quiz.placeStep], questions: [] };
}

/** The valid answer to a step or question. */
function answerTo(asked: Asked<OptionStep, YesNoQuestion>, answers: Answers) {
  if (asked.kind === "options") {
    const chosen = asked.step.options.find(({ name }) => name === answers[asked.step.name]);
    return chosen && { answer: chosen.name, effect: chosen.effect ?? null };
  }
  const isYes = yesOrNo(answers[asked.question.name]);
  return isYes === undefined
    ? undefined
    : { answer: isYes, effect: (isYes ? asked.question.yes : asked.question.no) ?? null };
}

/** The stage by the step counter: it advances when the counter reaches the number of steps (section 4). */
function standing(
  quiz: QuizRules,
  branch: Branch | undefined,
  done: number,
): Pick<Walk<never, never>, "stage" | "progress"> {
  // Until the first step is answered both ways are open, and they are as long as each other.
  const { steps, questions } = listsOf(quiz, branch ?? "home");
  if (done < steps.length) return { stage: "options", progress: { done, of: steps.length } };
  const answered = done - steps.length;
  const progress = { done: answered, of: questions.length };
  if (answered === questions.length) return { stage: "product", progress };
  if (branch === "business")
    return { stage: answered === 0 ? "go-next-questions-negocios" : "questions-negocios", progress };
  return { stage: answered === 0 ? "go-next-questions" : "questions", progress };
}

/** Answers by the name of their step or question, as an address holds them: '?lugar=casa&vivienda=chalet&mascotas=si'. */
export type Answers = Record<string, string | undefined>;

/** 'si' and 'no' in any case become true and false (section 5); with the accent that Spanish writes too. */
export function yesOrNo(value: string | undefined): boolean | undefined {
  const word = value?.toLowerCase();
  if (word === "si" || word === "sí") return true;
  return word === "no" ? false : undefined;
}

/** The answers that a query holds: each parameter once, the first where it stands there twice. */
export function answersOf(query: URLSearchParams): Answers {
  const answers: Answers = Object.create(null);
  for (const [name, value] of query) answers[name] ??= value;
  return answers;
}
