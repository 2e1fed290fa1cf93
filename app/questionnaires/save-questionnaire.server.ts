import { z } from "zod";
import { BRAND } from "#app/backends/contract.ts";
import type { PageContext } from "#app/context.ts";
import { keepAnswers } from "#app/quiz/save-answers.server.ts";
import { QUESTIONNAIRE } from "./queries.ts";
import {
  type Chosen,
  chosenOf,
  firstGap,
  isAdded,
  type Level,
  type Option,
  outcomeOf,
  type Questionnaire,
} from "./rules.ts";

/** A step as it is recorded: a flag for each option of its questions, and how high its answers go among what they could (section 3). */
interface StepRecord {
  options: Record<string, Record<string, boolean>>;
  level: number;
  maxLevel: number;
}

/** The answers as `{services}/answers` receives them, without the brand. */
export interface QuestionnaireRecord {
  /** The current step, counted from 0. */
  step: number;
  steps: StepRecord[];
  product: string | null;
  camera: boolean;
  panicButton: boolean;
}

/**
 * What is recorded of what was chosen so far: keys of the content alone. Until all is answered there is no kit,
 * and no extra but what an answer adds by itself.
 */
export function recordOf(questionnaire: Questionnaire<Option, Level>, chosen: Chosen[]): QuestionnaireRecord {
  const { steps } = questionnaire;
  const step = firstGap(questionnaire, chosen);
  const { reached, ...extras } = outcomeOf(questionnaire, chosen);
  const isDone = step === steps.length;
  return {
    step,
    steps: steps.slice(0, step).map(({ questions }, position) => {
      const here = chosen.filter((one) => one.step === position);
      const isChosen = (question: string, option: string) =>
        here.some((one) => one.question.name === question && one.option.name === option);
      return {
        options: Object.fromEntries(
          questions.map(({ name, options }) => [
            name,
            Object.fromEntries(options.map((option) => [option.name, isChosen(name, option.name)])),
          ]),
        ),
        level: Math.max(0, ...here.map(({ option }) => option.level)),
        maxLevel: Math.max(0, ...questions.flatMap(({ options }) => options.map(({ level }) => level))),
      };
    }),
    product: isDone ? (reached?.product ?? null) : null,
    camera: isDone ? extras.camera : isAdded(chosen, "camera"),
    panicButton: isDone ? extras.panicButton : isAdded(chosen, "panicButton"),
  };
}

/** The questionnaires that there are, as the content calls them. */
export const questionnaireKind = z.enum(["funnel", "configurator"]);
export type QuestionnaireKind = z.infer<typeof questionnaireKind>;

/**
 * Keeps the answers of an address, as the quiz's are kept: gives their id, or undefined when there was nothing to keep or the service
 * failed, which is logged.
 *
 * @throws when the content cannot be reached.
 */
export async function recordQuestionnaire(
  context: Pick<PageContext, "content" | "answers" | "log">,
  kind: QuestionnaireKind,
  { search, id }: { search: string; id: string | undefined },
): Promise<string | undefined> {
  const { questionnaire } = await context.content.fetch(QUESTIONNAIRE, { kind });
  const chosen = questionnaire ? chosenOf(questionnaire, new URLSearchParams(search)) : [];
  if (!questionnaire || chosen.length === 0) return undefined;
  return await keepAnswers(context, { brand: BRAND, kind, ...recordOf(questionnaire, chosen) }, id);
}
