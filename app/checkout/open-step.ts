import type { CheckoutView } from "./checkout-view.server.ts";
import { toldAt } from "./not-sent.ts";
import type { StepRefused } from "./step-refusal.ts";
import { STEPS, type Step } from "./steps.ts";

interface OpenStep {
  step: Step;
  /** What was refused, told in that step. */
  refused: StepRefused | undefined;
}

/**
 * Which step the page opens. An older tab may have sent another than the one where the visitor stands: one before it stays open, with
 * what was typed, for it may be sent again; of any other at least the reason is said.
 */
export function openStep(
  { step, isUnresolved }: Pick<CheckoutView, "step" | "isUnresolved">,
  refused: StepRefused | undefined,
): OpenStep {
  if (!refused || refused.step === step) return { step, refused };
  if (STEPS.indexOf(refused.step) < STEPS.indexOf(step) && !isUnresolved) return { step: refused.step, refused };
  const why = refused.reply.error?.[""];
  return { step, refused: why ? toldAt(step, why) : undefined };
}
