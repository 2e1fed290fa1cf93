import { BRAND } from "#app/backends/contract.ts";
import type { PageContext } from "#app/context.ts";
import { QUIZ } from "./queries.ts";
import type { Walk } from "./quiz-state.ts";
import { answersOf, walk } from "./quiz-state.ts";
import type { OptionStep, YesNoQuestion } from "./rules.ts";

/** An option step as it is recorded: which option was chosen, and how much it weighs among the others (section 3). */
interface StepRecord {
  options: Record<string, boolean>;
  level: number;
  maxLevel: number;
}

/** The answers of a visitor as `{services}/answers` receives them, without the brand (section 3: quiz answers record). */
export interface AnswersRecord {
  /** Of the current step, counted from 0. */
  step: number;
  stage: Walk<unknown, unknown>["stage"];
  steps: Record<string, StepRecord>;
  /** By the name of the question: yes is true (section 5). */
  questions: Record<string, boolean>;
  product: string | null;
  camera: boolean;
  clientStatus: string | null;
}

/** What is recorded of the answers so far: keys of the content and nothing that a visitor has typed. */
export function recordOf({ given, stage, outcome }: Walk<OptionStep, YesNoQuestion>): AnswersRecord {
  const steps: Record<string, StepRecord> = {};
  const questions: Record<string, boolean> = {};
  for (const { asked, answer } of given) {
    if (asked.kind === "options") steps[asked.step.name] = stepRecord(asked.step, answer);
    else questions[asked.question.name] = answer === true;
  }
  return {
    step: given.length,
    stage,
    steps,
    questions,
    product: outcome.product ?? null,
    camera: outcome.camera,
    clientStatus: outcome.clientStatus ?? null,
  };
}

function stepRecord({ options }: OptionStep, answer: string | boolean): StepRecord {
  return {
    options: Object.fromEntries(options.map(({ name }) => [name, name === answer])),
    level: options.find(({ name }) => name === answer)?.level ?? 0,
    maxLevel: Math.max(...options.map(({ level }) => level ?? 0)),
  };
}

type Doors = Pick<PageContext, "content" | "answers" | "log">;

/** What the quiz's page sends: its query, and the id of what was kept before. */
interface SentAnswers {
  search: string;
  id: string | undefined;
}

/**
 * Keeps the answers of an address (section 7): anew, or in place of those under an id. Gives their id, or undefined when there is
 * nothing to keep or the service failed, which is logged and nothing else (section 8).
 *
 * @throws when the content cannot be reached.
 */
export async function recordAnswers({ content, answers, log }: Doors, sent: SentAnswers): Promise<string | undefined> {
  const { quiz } = await content.fetch(QUIZ);
  const walked = quiz && walk(quiz, answersOf(new URLSearchParams(sent.search)));
  if (!walked || walked.given.length === 0) return undefined;
  return await keepAnswers({ answers, log }, { brand: BRAND, kind: "quiz", ...recordOf(walked) }, sent.id);
}

/** Keeps a body of answers under the id, and anew where there is none or the service no longer knows it. */
export async function keepAnswers(
  { answers, log }: Pick<PageContext, "answers" | "log">,
  body: { brand: string } & Record<string, unknown>,
  id: string | undefined,
): Promise<string | undefined> {
  const replaced = id === undefined ? undefined : await answers.replace(id, body);
  if (replaced?.ok) return id;
  const result = replaced && replaced.status !== 404 ? replaced : await answers.create(body);
  if (result.ok) return result.answer;
  log.warn({ call: "answers", status: result.status, cause: result.cause }, "A backend call failed");
  return undefined;
}
