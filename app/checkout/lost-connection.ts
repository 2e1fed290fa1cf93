import { notSent } from "./not-sent.ts";
import type { StepRefused } from "./step-result.ts";
import { formIdOf, STEPS } from "./steps.ts";

/** A form that did not reach the server. */
interface StepLost extends StepRefused {
  isConnectionLost: true;
}

/**
 * The answer to a form that did not reach the server, of a step or of the page around it: what the open step holds, and the
 * message in its header. Undefined where no step is open.
 */
export function lostConnection(): StepLost | undefined {
  for (const step of STEPS) {
    const form = document.forms.namedItem(formIdOf(step));
    if (form) return { ...notSent(step, new FormData(form), "errors:network"), isConnectionLost: true };
  }
  return undefined;
}
