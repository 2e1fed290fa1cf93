import { describeMisfit, fitToShape, type Misfit } from "./fit.ts";
import { namedTypes, shapes } from "./shapes.generated.ts";

/** Misfits that were told of: a page that is asked for a thousand times says it once. */
const told = new Set<string>();

/**
 * An answer held to the type of its query.
 *
 * @throws Error when the query has no generated shape, or nothing of the answer fits.
 */
export function fitted(query: string, answer: unknown, onMisfit: (misfit: Misfit) => void): unknown {
  const shape = shapes[query];
  if (!shape) throw new Error(`No shape was generated for this query; it must stand in a queries.ts: ${query}`);
  return fitToShape(answer, shape, namedTypes, (misfit) => {
    const line = describeMisfit(misfit);
    if (told.has(line)) return;
    told.add(line);
    onMisfit(misfit);
  });
}
