import { parse, type SubmissionResult } from "@conform-to/react";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import type { TextKey } from "#app/i18n/texts.ts";
import { formIdOf, STEPS, type Step } from "./steps.ts";

/** A refused step: the page shows its errors and keeps the typed values. */
export interface StepRefusal {
  step: Step;
  reply: SubmissionResult<string[]>;
  /** HTTP status of the backend's refusal, if there was one. */
  code?: number;
  /** Seconds to wait, after too many requests. */
  waitS?: number;
  /** Set when the visitor's cookie did not arrive or leads to nothing. The page then says what to do about cookies. */
  isSessionLost?: true;
  /** The values of step 2 that the form of step 1 sends along, because the session was lost in between. */
  keptAddress?: Record<string, unknown>;
  /** Hours of the sales phone, after a refusal that is about no field. */
  hours?: SupportHours;
}

/** Whether a refusal has a message in the step's header and none at a field. */
export function isAboutNoField({ reply }: StepRefusal): boolean {
  const { "": message, ...fields } = reply.error ?? {};
  return Boolean(message) && Object.values(fields).every((errors) => !errors);
}

/** Refuses a form without processing it: keeps the typed values and shows the message in the step's header. */
export function refuseKeepingValues(step: Step, formData: FormData, message: TextKey): StepRefusal {
  const submission = parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": [message] } }) });
  return { step, reply: submission.reply() };
}

/** Shows messages in a step's header and leaves its fields as they are. */
export function refuseWithMessage(step: Step, messages: string[]): StepRefusal {
  return { step, reply: { status: "error", error: { "": messages } } };
}

/**
 * The refusal of a form that did not reach the server. It keeps the values of the step on the page and shows a message in its
 * header. The lost form may be the step's own, or 'Editar' or 'Empezar de nuevo'. Undefined when no step is on the page.
 */
export function refuseForLostConnection(): (StepRefusal & { isConnectionLost: true }) | undefined {
  const open = openStepForm();
  if (!open) return undefined;
  return { ...refuseKeepingValues(open.step, new FormData(open.form), "errors:network"), isConnectionLost: true };
}

/** The step whose form is on the page, with its form element. For the browser only. */
export function openStepForm(): { step: Step; form: HTMLFormElement } | undefined {
  for (const step of STEPS) {
    const form = document.forms.namedItem(formIdOf(step));
    if (form) return { step, form };
  }
  return undefined;
}

interface OpenStep {
  step: Step;
  /** The refusal to show in that step. */
  refusal: StepRefusal | undefined;
}

/**
 * The step that the page opens. An older tab may have submitted another step than the current one. A refused earlier step
 * opens again with its typed values, so that the visitor can send it again. For a later step only the message is shown.
 */
export function openStep(
  { step, isUnresolved }: { step: Step; isUnresolved: boolean },
  refusal: StepRefusal | undefined,
): OpenStep {
  if (!refusal || refusal.step === step) return { step, refusal };
  if (STEPS.indexOf(refusal.step) < STEPS.indexOf(step) && !isUnresolved) return { step: refusal.step, refusal };
  const messages = refusal.reply.error?.[""];
  const { isSessionLost, keptAddress } = refusal;
  return {
    step,
    refusal: messages ? { ...refuseWithMessage(step, messages), isSessionLost, keptAddress } : undefined,
  };
}
