import { keptParameters } from "#app/quiz/query-string.ts";
import {
  type ChosenOption,
  firstIncompleteStep,
  type Option,
  type Question,
  type Questionnaire,
  type Recommendation,
  readChosen,
  unansweredQuestions,
} from "./rules.ts";

/** The step whose form was sent, counted from 1. */
export const SENT_STEP = "paso";
/** The step to ask again, counted from 1. */
const EDITED_STEP = "editar";

/** The progress of a visitor through a questionnaire. */
export interface QuestionnaireState<Answer extends Option> {
  chosen: ChosenOption<Answer>[];
  /** Index of the step to show; the number of steps when all are complete. */
  step: number;
  /** Questions of the step that the sent form left unanswered. */
  unanswered: Question[];
}

/** The step is the one to ask again, if the query string names one, otherwise the first incomplete one. Ignores unknown parameters. */
export function questionnaireState<Answer extends Option>(
  questionnaire: Questionnaire<Answer, Recommendation>,
  query: URLSearchParams,
): QuestionnaireState<Answer> {
  const chosen = readChosen(questionnaire, query);
  const incomplete = firstIncompleteStep(questionnaire, chosen);
  const edited = stepIndex(query.get(EDITED_STEP));
  const step = edited !== undefined && edited < incomplete ? edited : incomplete;
  const isSent = stepIndex(query.get(SENT_STEP)) === step;
  return { chosen, step, unanswered: isSent ? unansweredQuestions(questionnaire, step, chosen) : [] };
}

/** The questions before a step, in it, and in all steps: one progress, however a questionnaire groups them. */
export function questionProgress(steps: Questionnaire["steps"], step: number) {
  const count = (some: Questionnaire["steps"]) => some.reduce((sum, { questions }) => sum + questions.length, 0);
  return { done: count(steps.slice(0, step)), asked: count(steps.slice(step, step + 1)), total: count(steps) };
}

/** The chosen options as a query string. */
export const answersQuery = (chosen: ChosenOption[]): URLSearchParams =>
  new URLSearchParams(chosen.map(({ question, option }) => [question.name, option.name]));

/** The query string that asks the step at an index again. It keeps all answers, the client status and the territory. */
export function queryToStep(before: URLSearchParams, chosen: ChosenOption[], step: number): string {
  const query = new URLSearchParams([...answersQuery(chosen), ...keptParameters(before)]);
  query.set(EDITED_STEP, String(step + 1));
  return `?${query}`;
}

function stepIndex(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d?$/.test(value) ? Number(value) - 1 : undefined;
}
