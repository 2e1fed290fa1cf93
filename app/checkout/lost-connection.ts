import { parse } from "@conform-to/react";
import type { StepRefused } from "./step-result.ts";
import type { Step } from "./steps.ts";

/** A step that did not reach the server. */
interface StepLost extends StepRefused {
  isConnectionLost: true;
}

/** The answer to a step that did not reach the server: its values, and the message in the step's header. */
export function lostConnection(step: Step, formData: FormData): StepLost {
  const submission = parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": ["errors:network"] } }) });
  return { step, reply: submission.reply(), isConnectionLost: true };
}
