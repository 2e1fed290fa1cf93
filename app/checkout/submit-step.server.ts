import { z } from "zod";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import type { PageContext } from "#app/context.ts";
import { deleteCheckout, reopenStep } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { fieldNames } from "#app/forms/read-form.server.ts";
import type { TextKey } from "#app/i18n/texts.ts";
import { kitsPath, kitUnavailablePath, PATHS } from "#app/paths.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { addressSchema } from "./address/schema.ts";
import { submitAddress } from "./address/submit.server.ts";
import { notClientConfirmationSchema } from "./confirmation/schema.ts";
import { submitConfirmation } from "./confirmation/submit.server.ts";
import { personalSchema } from "./personal/schema.ts";
import { RESTORED_ADDRESS_FIELDS, submitPersonal } from "./personal/submit.server.ts";
import type { StepResult } from "./reject-step.server.ts";
import { isAboutNoField, rejectKeepingValues, rejectWithMessage, type StepRejection } from "./step-rejection.ts";
import { firstIncompleteStep, STEPS, type Step, stepOfIntent, stepPath } from "./steps.ts";

const editSchema = z.object({ step: z.enum(["personal", "address"]) });

/** The fields of each form of the checkout, by its intent. Both forms of step 3 have one intent. */
const FIELDS = new Map<string, string[]>([
  ["personal", [...fieldNames(personalSchema), ...RESTORED_ADDRESS_FIELDS]],
  ["address", fieldNames(addressSchema)],
  ["confirmation", fieldNames(notClientConfirmationSchema)],
  ["edit", fieldNames(editSchema)],
  ["restart", []],
]);

/** The fields of the form with an intent. */
export const fieldsOfIntent = (intent: string): string[] => FIELDS.get(intent) ?? [];

/** The path to redirect to, without the language prefix; or the rejected step, which is shown again. */
type SubmitResult =
  | { ok: true; next: string; clientStatus?: ClientStatus; isDeleted?: boolean; isOffSale?: boolean }
  | ({ ok: false } & StepRejection);

/** A checkout to which a form was sent. */
export interface SubmittedCheckout {
  checkout: Checkout;
  /** Whether it is stored. Step 1 stores a new one. */
  isStored: boolean;
}

/**
 * Handles a checkout form by its `intent`. A form of a later step redirects to the first incomplete step
 * (docs/rules.md#checkout-steps).
 *
 * @throws a 400 Response when the intent is unknown.
 */
export async function submitStep(
  services: PageContext,
  submitted: SubmittedCheckout,
  formData: FormData,
): Promise<SubmitResult> {
  const { checkout } = submitted;
  if (checkout.order_id !== null) return { ok: true, next: PATHS.thanks };
  const intent = formData.get("intent");
  if (intent === "edit") return await editStep(services, checkout, formData);
  if (intent === "restart") return await restart(services, submitted);
  const step = stepOfIntent(intent);
  if (!step) throw new Response(null, { status: 400 });
  const firstIncomplete = firstIncompleteStep(checkout);
  if (STEPS.indexOf(step) > STEPS.indexOf(firstIncomplete)) return { ok: true, next: stepPath(firstIncomplete) };

  const result = await submit(step, services, submitted, formData);
  if (!result.ok) return { ...result, hours: isAboutNoField(result) ? await salesHours(services) : undefined };
  if (result.isOffSale)
    return { ok: true, next: kitUnavailablePath(checkout.selection.quote), isDeleted: true, isOffSale: true };
  if (step === "confirmation") return { ok: true, next: PATHS.thanks };
  const clientStatus = step === "personal" ? result.clientStatus : undefined;
  return { ok: true, next: stepPath(step === "personal" ? "address" : "confirmation"), clientStatus };
}

/** Hours of the sales phone. While the content cannot be reached, the number stands alone. */
async function salesHours({ content }: PageContext) {
  return (await content.fetch(PHONE_HOURS).catch(() => null)) ?? undefined;
}

async function editStep({ store }: PageContext, checkout: Checkout, formData: FormData): Promise<SubmitResult> {
  const { success, data } = editSchema.safeParse({ step: formData.get("step") });
  if (!success) throw new Response(null, { status: 400 });
  const isReopened = await reopenStep(store.db, checkout.id, data.step);
  return { ok: true, next: stepPath(isReopened ? data.step : firstIncompleteStep(checkout)) };
}

async function restart({ store }: PageContext, { checkout, isStored }: SubmittedCheckout): Promise<SubmitResult> {
  const isDeleted = !isStored || (await deleteCheckout(store.db, checkout.id));
  const next = isDeleted ? kitsPath(checkout.selection.quote) : stepPath(firstIncompleteStep(checkout));
  return { ok: true, next, isDeleted };
}

/**
 * Refuses a form without handling it: its token or cookie is stale, as after two first pages in two tabs or after the browser was closed,
 * or there were too many. Nothing changes: the page is shown again with a fresh token and the typed values (docs/rules.md#xsrf-token).
 *
 * @param ofStep the message of a step's form, `ofOther` that of 'Editar' and 'Empezar de nuevo'.
 * @throws Response 403 for a form that the checkout does not have.
 */
export function refuseUnhandled(
  formData: FormData,
  checkout: Checkout | undefined,
  ofStep: TextKey,
  ofOther = ofStep,
): StepRejection {
  const intent = formData.get("intent");
  if (!FIELDS.has(String(intent))) throw new Response(null, { status: 403 });
  const step = stepOfIntent(intent);
  if (step) return rejectKeepingValues(step, formData, ofStep);
  return rejectWithMessage(checkout ? firstIncompleteStep(checkout) : "personal", [ofOther]);
}

/** @throws Error when an earlier step is incomplete; the caller checks that before. */
async function submit(
  step: Step,
  services: PageContext,
  submitted: SubmittedCheckout,
  formData: FormData,
): Promise<StepResult> {
  const { checkout } = submitted;
  const { personal, customer_id, address_id } = checkout;
  switch (step) {
    case "personal":
      return await submitPersonal(services, submitted, formData);
    case "address":
      if (customer_id === null) break;
      return await submitAddress(services, { ...checkout, customer_id }, formData);
    case "confirmation":
      if (!personal || address_id === null) break;
      return await submitConfirmation(services, { ...checkout, personal }, formData);
  }
  throw new Error(`Step ${step} was submitted before an earlier step was complete`);
}
