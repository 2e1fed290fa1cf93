import { keptOf } from "#app/quiz/query-string.ts";
import {
  type Chosen,
  chosenOf,
  firstGap,
  type Level,
  missingIn,
  type Option,
  type Question,
  type Questionnaire,
} from "./rules.ts";

/** The parameter that says which step's form was sent, and the one that asks for a step again; both counted from 1. */
export const SENT = "paso";
const EDITED = "editar";

/** Where somebody stands in a questionnaire. */
export interface Place<Answer extends Option> {
  chosen: Chosen<Answer>[];
  /** The step that is shown, counted from 0; the number of steps when all is answered. */
  step: number;
  /** The questions of the step that its form was sent without. */
  missing: Question[];
}

/** Where an address stands: at the step that it asks for again, else at the first gap. Whatever else it says is passed over. */
export function placeOf<Answer extends Option>(
  questionnaire: Questionnaire<Answer, Level>,
  query: URLSearchParams,
): Place<Answer> {
  const chosen = chosenOf(questionnaire, query);
  const gap = firstGap(questionnaire, chosen);
  const edited = stepOf(query.get(EDITED));
  const step = edited !== undefined && edited < gap ? edited : gap;
  const isSent = stepOf(query.get(SENT)) === step;
  return { chosen, step, missing: isSent ? missingIn(questionnaire, step, chosen) : [] };
}

/** What was chosen, as a query. */
export const queryOf = (chosen: Chosen[]): URLSearchParams =>
  new URLSearchParams(chosen.map(({ question, option }) => [question.name, option.name]));

/** The query in which a step, counted from 0, is asked again with all that was chosen, and what the address before it says besides. */
export function searchToStep(before: URLSearchParams, chosen: Chosen[], step: number): string {
  const query = new URLSearchParams([...queryOf(chosen), ...keptOf(before)]);
  query.set(EDITED, String(step + 1));
  return `?${query}`;
}

function stepOf(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d?$/.test(value) ? Number(value) - 1 : undefined;
}
