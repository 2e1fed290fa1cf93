import { parse } from "@conform-to/react";
import type { TextKey } from "#app/i18n/texts.ts";
import type { StepRefused } from "./step-result.ts";
import type { Step } from "./steps.ts";

/** A step of which nothing was looked at nor done: its values as they were typed, and why, in the step's header. */
export function notSent(step: Step, formData: FormData, why: TextKey): StepRefused {
  const submission = parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": [why] } }) });
  return { step, reply: submission.reply() };
}
