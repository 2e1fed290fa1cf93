import { validateResult, type InvalidValue } from "./validate-result.ts";
import { namedTypes, shapes } from "./shapes.generated.ts";

/** An answer as pages can rely on it, and what was left out of it. */
export interface FittedAnswer {
  answer: unknown;
  misfits: InvalidValue[];
  /** Whether the answer itself, or a document that it is made of, is gone: not an item of a list, or a detail. */
  isBroken: boolean;
}

/**
 * Holds an answer to the generated type of its query.
 *
 * @throws Error when the query has no generated shape, or nothing of the answer fits.
 */
export function fitAnswer(query: string, result: unknown): FittedAnswer {
  const shape = shapes[query];
  if (!shape) throw new Error(`No shape was generated for this query; it must stand in a queries.ts: ${query}`);
  const misfits: InvalidValue[] = [];
  const answer = validateResult(result, shape, namedTypes, (misfit) => misfits.push(misfit));
  return { answer, misfits, isBroken: misfits.some(({ left }) => !/[.[]/.test(left)) };
}
