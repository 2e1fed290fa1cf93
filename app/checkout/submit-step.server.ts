import type { PageContext } from "#app/context.ts";
import { forgetCheckout, reopenStep } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import type { ClientStatus } from "#app/kits/client-status.ts";
import { UNSOLD_ID } from "#app/kits/unsold.ts";
import { editSchema } from "./address/schema.ts";
import { submitAddress } from "./address/submit.server.ts";
import { submitConfirmation } from "./confirmation/submit.server.ts";
import { submitPersonal } from "./personal/submit.server.ts";
import type { StepRefused, StepResult } from "./step-refusal.ts";
import { firstGap, STEPS, type Step } from "./steps.ts";

/** The intents of the forms that stand around the steps: 'Editar' and 'Empezar de nuevo'. */
export const AROUND_STEPS = ["edit", "restart"] as const;

const THANKS = "/gracias";
const CHECKOUT = "/checkout";

interface Segment {
  isBusiness: boolean;
}

/** Where a visitor goes next, without the language; a step that was refused stays. */
export type Submitted =
  | { ok: true; next: string; clientStatus?: ClientStatus; isForgotten?: boolean; isUnsold?: boolean }
  | ({ ok: false } & StepRefused);

/**
 * Does what a checkout form asks for by its `intent`. A form of a later step leads to the first that is not done.
 *
 * @throws a 400 Response when the intent is none of ours.
 */
export async function submitStep(services: PageContext, checkout: Checkout, formData: FormData): Promise<Submitted> {
  if (checkout.order_id !== null) return { ok: true, next: THANKS };
  const intent = formData.get("intent");
  if (intent === "edit") {
    const { success, data } = editSchema.safeParse({ step: formData.get("step") });
    if (!success) throw new Response(null, { status: 400 });
    const isReopened = await reopenStep(services.store.db, checkout.id, data.step);
    return { ok: true, next: stepPath(isReopened ? data.step : firstGap(checkout)) };
  }
  if (intent === "restart") {
    const isForgotten = await forgetCheckout(services.store.db, checkout.id);
    return {
      ok: true,
      next: isForgotten ? kitsPath(checkout.selection.quote) : stepPath(firstGap(checkout)),
      isForgotten,
    };
  }
  const step = STEPS.find((name) => name === intent);
  if (!step) throw new Response(null, { status: 400 });
  const gap = firstGap(checkout);
  if (STEPS.indexOf(step) > STEPS.indexOf(gap)) return { ok: true, next: stepPath(gap) };

  const result = await submit(step, services, checkout, formData);
  if (!result.ok) return result;
  if (result.isUnsold) {
    return { ok: true, next: unsoldPath(checkout.selection.quote), isForgotten: true, isUnsold: true };
  }
  if (step === "confirmation") return { ok: true, next: THANKS };
  const clientStatus = step === "personal" ? result.clientStatus : undefined;
  return { ok: true, next: stepPath(step === "personal" ? "address" : "confirmation"), clientStatus };
}

/** Where a visitor chooses a kit. */
export const kitsPath = (segment: Segment) => `${kitsPage(segment)}#kits`;

/** Where one chooses another, and reads that his is no longer sold. */
export const unsoldPath = (segment: Segment) => `${kitsPage(segment)}#${UNSOLD_ID}`;

const kitsPage = ({ isBusiness }: Segment) => (isBusiness ? "/alarmas-para-negocios" : "/");

/** The checkout's page at a step's header. */
const stepPath = (step: Step) => `${CHECKOUT}#${step}`;

/** @throws Error when a step is submitted before those that it needs, which its caller rules out. */
async function submit(step: Step, services: PageContext, checkout: Checkout, formData: FormData): Promise<StepResult> {
  const { personal, customer_id, address_id } = checkout;
  switch (step) {
    case "personal":
      return await submitPersonal(services, checkout, formData);
    case "address":
      if (customer_id === null) break;
      return await submitAddress(services, { ...checkout, customer_id }, formData);
    case "confirmation":
      if (!personal || address_id === null) break;
      return await submitConfirmation(services, { ...checkout, personal }, formData);
  }
  throw new Error(`Step ${step} was submitted before those that it needs`);
}
