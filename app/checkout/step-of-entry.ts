import { z } from "zod";
import { STEPS, type Step } from "./steps.ts";

/** What the router keeps with an entry of the browser's history, and the step that we add; both outlive a reload. */
const entrySchema = z.looseObject({ key: z.string().default("default"), step: z.enum(STEPS).optional() });

/** The entry of a location; undefined while the browser stands at another one, on its way there. */
function entryOf(key: string) {
  const entry = entrySchema.parse(window.history.state ?? {});
  return entry.key === key ? entry : undefined;
}

/** The step that an entry showed; undefined when it showed none yet, as one that a link to a fragment made. */
export const stepOfEntry = (key: string): Step | undefined => entryOf(key)?.step;

/** Keeps with the entry which step it shows. */
export function rememberStep(key: string, step: Step): void {
  if (entryOf(key)) window.history.replaceState({ ...window.history.state, step }, "");
}
