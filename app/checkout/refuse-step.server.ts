import type { Submission } from "@conform-to/react";
import type { BackendFailure } from "#app/backends/call.server.ts";
import { visitorMessage } from "#app/backends/messages.ts";
import type { Log } from "#app/context.ts";
import type { StepRefused } from "./step-refusal.ts";
import type { Step } from "./steps.ts";

type Refused = { ok: false } & StepRefused;

/** What was submitted: its answer holds what was typed. */
type Submitted = Pick<Submission<unknown, string[]>, "reply">;

/** What a step asks of the backend, as the log calls it. */
const CALLS = { personal: "customer", address: "address", confirmation: "order" } as const satisfies Record<
  Step,
  string
>;

/** A step that is refused for a reason that stands in its header. */
export function refused(step: Step, submission: Submitted, message: string, code?: number): Refused {
  return { ok: false, step, reply: submission.reply({ formErrors: [message] }), code };
}

/** A step that the backend refused or did not answer: logged once, and told the visitor in our words. */
export function refusedByBackend(log: Log, step: Step, submission: Submitted, failure: BackendFailure): Refused {
  const { status, cause, message } = failure;
  log.warn({ call: CALLS[step], status, cause }, "A backend call failed");
  return refused(step, submission, visitorMessage(message), status);
}
