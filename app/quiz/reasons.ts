import type { Given } from "./walk.ts";

/** What an answer decided of the result. */
export type Reason = "product" | "camera" | "clientStatus";

const REASONS = ["product", "camera", "clientStatus"] as const satisfies Reason[];

/** The answers that led to the result, each with what it decided: of two that name a kit, the later one did. */
export function reasonsOf<Step, Question>(given: Given<Step, Question>[]) {
  return REASONS.flatMap((reason) => {
    const decisive = given.findLast(({ effect }) => effect?.[reason] !== undefined && effect[reason] !== null);
    return decisive ? [{ reason, given: decisive }] : [];
  });
}
