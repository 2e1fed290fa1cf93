import { notSent } from "./not-sent.ts";
import type { StepRefused } from "./step-refusal.ts";
import { formIdOf, STEPS, type Step } from "./steps.ts";

/** A form that did not reach the server. */
interface StepLost extends StepRefused {
  isConnectionLost: true;
}

/**
 * The answer to a form that did not reach the server, of a step or of the page around it: what the open step holds, and the
 * message in its header. Undefined where no step is open.
 */
export function lostConnection(): StepLost | undefined {
  const [step, form] = formInPage() ?? [];
  return step && form && { ...notSent(step, new FormData(form), "errors:network"), isConnectionLost: true };
}

/** The step whose form stands in the page, with the form. */
export function formInPage(): [Step, HTMLFormElement] | undefined {
  for (const step of STEPS) {
    const form = document.forms.namedItem(formIdOf(step));
    if (form) return [step, form];
  }
  return undefined;
}
