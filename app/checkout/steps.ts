import { PATHS } from "#app/paths.ts";

/** The steps of the checkout, in order (docs/rules.md#checkout-steps). */
export const STEPS = ["personal", "address", "confirmation"] as const;
export type Step = (typeof STEPS)[number];

/** The step that a form's `intent` names; undefined for the forms outside the steps. */
export function stepOfIntent(intent: FormDataEntryValue | null): Step | undefined {
  return STEPS.find((step) => step === intent);
}

/** Id of a step's form element, which its fields refer to. The step's section has the step's name as its id. */
export const formIdOf = (step: Step) => `${step}-form`;

/** Path of the checkout, at a step's header. */
export const stepPath = (step: Step) => `${PATHS.checkout}#${step}`;

/** The ids that the backend returned for the completed steps. */
export interface Progress {
  customer_id: string | null;
  address_id: string | null;
}

/** The first incomplete step. A visitor continues there, and a POST for a later step redirects to it. */
export function firstIncompleteStep({ customer_id, address_id }: Progress): Step {
  if (customer_id === null) return "personal";
  return address_id === null ? "address" : "confirmation";
}

/** Steps before the current one are 'checked', steps after it are 'disabled' (docs/rules.md#checkout-steps). */
export function stepState(step: Step, current: Step) {
  const difference = STEPS.indexOf(step) - STEPS.indexOf(current);
  if (difference < 0) return "done";
  return difference === 0 ? "active" : "idle";
}
