import type { OptionStep, YesNoQuestion } from "./rules.ts";
import type { Walk } from "./walk.ts";

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
