import type { SubmissionResult } from "@conform-to/react";
import type { SupportHours } from "#app/contact/opening-hours.ts";
import { keepValues } from "#app/forms/keep-values.ts";
import type { TextKey } from "#app/i18n/texts.ts";
import { formIdOf, STEPS, type Step } from "./steps.ts";

/** A rejected step: the page shows its errors and keeps the typed values. */
export interface StepRejection {
  step: Step;
  reply: SubmissionResult<string[]>;
  /** HTTP status of the backend's rejection, if there was one. */
  code?: number;
  /** Seconds to wait, after too many requests. */
  waitS?: number;
  /** Set when the visitor's cookie did not arrive or leads to nothing. The page then says what to do about cookies. */
  isSessionLost?: true;
  /** The values of step 2 that the form of step 1 sends along, because the session was lost in between. */
  restoredAddress?: Record<string, unknown>;
  /** Hours of the sales phone, after a rejection that is about no field. */
  hours?: SupportHours;
}

/** Whether a rejection has a message in the step's header and none at a field. */
export function isAboutNoField({ reply }: StepRejection): boolean {
  const { "": message, ...fields } = reply.error ?? {};
  return Boolean(message) && Object.values(fields).every((errors) => !errors);
}

/** Rejects a form without processing it: keeps the typed values and shows the message in the step's header. */
export function rejectKeepingValues(step: Step, formData: FormData, message: TextKey): StepRejection {
  return { step, reply: keepValues(formData, message) };
}

/** Shows messages in a step's header and leaves its fields as they are. */
export function rejectWithMessage(step: Step, messages: string[]): StepRejection {
  return { step, reply: { status: "error", error: { "": messages } } };
}

/**
 * The rejection of a form without an answer. It keeps the values of the step on the page and shows a message in its header. The form may
 * be the step's own, or 'Editar' or 'Empezar de nuevo'. Undefined when no step is on the page.
 *
 * @param intent of the form that was sent. An order may have been placed.
 */
export function rejectUnanswered(intent: unknown, message: TextKey): StepRejection | undefined {
  const open = openStepForm();
  const shown = intent === "confirmation" ? "errors:orderUnanswered" : message;
  return open && rejectKeepingValues(open.step, new FormData(open.form), shown);
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
  /** The rejection to show in that step. */
  rejection: StepRejection | undefined;
}

/**
 * The step that the page opens. An older tab may have submitted another step than the current one. A rejected earlier step
 * opens again with its typed values, so that the visitor can send it again. For a later step only the message is shown.
 */
export function openStep(
  { step, isUnresolved }: { step: Step; isUnresolved: boolean },
  rejection: StepRejection | undefined,
): OpenStep {
  if (!rejection || rejection.step === step) return { step, rejection };
  if (STEPS.indexOf(rejection.step) < STEPS.indexOf(step) && !isUnresolved) return { step: rejection.step, rejection };
  const messages = rejection.reply.error?.[""];
  const { isSessionLost, restoredAddress } = rejection;
  return {
    step,
    rejection: messages ? { ...rejectWithMessage(step, messages), isSessionLost, restoredAddress } : undefined,
  };
}
