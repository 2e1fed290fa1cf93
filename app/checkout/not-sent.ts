import { parse } from "@conform-to/react";
import type { TextKey } from "#app/i18n/texts.ts";
import type { StepRefused } from "./step-refusal.ts";
import type { Step } from "./steps.ts";

/** A step of which nothing was looked at nor done: its values as they were typed, and why, in the step's header. */
export function notSent(step: Step, formData: FormData, why: TextKey): StepRefused {
  const submission = parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": [why] } }) });
  return { step, reply: submission.reply() };
}

/** Tells in a step's header why something around it was not done; what the step holds stays as it is. */
export function toldAt(step: Step, why: string[]): StepRefused {
  return { step, reply: { status: "error", error: { "": why } } };
}
