import type { Submission } from "@conform-to/react";
import type { BackendFailure } from "#app/backends/request.server.ts";
import type { Log } from "#app/context.ts";
import { refusedField, visitorMessage } from "#app/forms/backend-error-messages.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import type { StepRejection } from "./step-rejection.ts";
import type { Step } from "./steps.ts";

/**
 * Result of a submitted step. Step 1 returns the client status; step 3 sets `isOffSale` when the kit is off sale and the
 * checkout was therefore deleted.
 */
export type StepResult =
  | { ok: true; clientStatus?: ClientStatus; isOffSale?: boolean }
  | ({ ok: false } & StepRejection);

type Rejected = Extract<StepResult, { ok: false }>;

/** The parsed form; its reply holds the typed values. */
type ParsedForm = Pick<Submission<unknown, string[]>, "reply" | "payload">;

/** Name of each step's backend call in the log. */
const CALLS = { personal: "customer", address: "address", confirmation: "order" } as const satisfies Record<
  Step,
  string
>;

/** Rejects a step with a message in its header, and at the field that it is about (docs/rules.md#backend-messages). */
export function rejectStep(step: Step, submission: ParsedForm, message: string, code?: number): Rejected {
  const field = refusedField(message, submission.payload);
  const fieldErrors = field === undefined ? undefined : { [field]: [message] };
  return { ok: false, step, reply: submission.reply({ formErrors: [message], fieldErrors }), code };
}

/** Rejects a step after too many requests. */
export function rejectTooOften(step: Step, submission: ParsedForm, waitS: number): Rejected {
  return { ...rejectStep(step, submission, "errors:tooOften"), waitS };
}

/** Logs a failed backend call and rejects the step with the visitor's message (docs/rules.md#backend-messages). */
export function rejectAfterBackendFailure(
  log: Log,
  step: Step,
  submission: ParsedForm,
  failure: BackendFailure,
): Rejected {
  const { status, cause, message } = failure;
  log.warn({ call: CALLS[step], status, cause }, "A backend call failed");
  return rejectStep(step, submission, visitorMessage(message), status);
}
