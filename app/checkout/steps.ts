/** The steps of the checkout, in order (section 4). */
export const STEPS = ["personal", "address", "confirmation"] as const;
export type Step = (typeof STEPS)[number];

/** Fields name their form by this id; the step's section has the step's own. */
export const formIdOf = (step: Step) => `${step}-form`;

/** What tells how far a checkout has come. */
export interface Progress {
  customer_id: string | null;
  address_id: string | null;
}

/** The first step that is not done: where a visitor goes on, and what a POST for a later step leads to. */
export function firstGap({ customer_id, address_id }: Progress): Step {
  if (customer_id === null) return "personal";
  return address_id === null ? "address" : "confirmation";
}

export type StepState = "checked" | "active" | "disabled";

/** A step is checked before the current one, active if it is it, and disabled after. */
export function stateOf(step: Step, current: Step): StepState {
  const difference = STEPS.indexOf(step) - STEPS.indexOf(current);
  if (difference < 0) return "checked";
  return difference === 0 ? "active" : "disabled";
}
