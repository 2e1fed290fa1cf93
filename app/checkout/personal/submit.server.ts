import { parseWithZod } from "@conform-to/zod/v4";
import { personalSchema } from "#app/checkout/address/schema.ts";
import { customerBody } from "#app/checkout/confirmation/order-body.ts";
import { awaitNextStep } from "#app/checkout/jobs/schedule-lead.server.ts";
import { refused, refusedByBackend } from "#app/checkout/refuse-step.server.ts";
import type { StepResult } from "#app/checkout/step-refusal.ts";
import type { PageContext } from "#app/context.ts";
import { savePersonal } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import type { ClientStatus } from "#app/kits/client-status.ts";

/** Step 1: registers the person with the backend, which says whether the phone is a client's (sections 4 and 8). */
export async function submitPersonal(
  services: PageContext,
  checkout: Checkout,
  formData: FormData,
): Promise<StepResult> {
  const submission = parseWithZod(formData, { schema: personalSchema });
  if (submission.status !== "success") return { ok: false, step: "personal", reply: submission.reply() };
  const { consent: _, ...person } = submission.value;
  if (!(await services.mayAsk("step"))) return refused("personal", submission, "errors:tooOften");

  const result = await services.alarms.createCustomer(customerBody(person));
  if (!result.ok) return refusedByBackend(services.log, "personal", submission, result);
  const mismatch = mismatchOf(person.clientStatus, result.answer.isClient);
  if (mismatch) return refused("personal", submission, mismatch);
  const { customerId } = result.answer;
  const isKept = await services.store.db.transaction().execute(async (transaction) => {
    const isSaved = await savePersonal(transaction, checkout.id, person, customerId);
    if (isSaved) await awaitNextStep(services, transaction, { checkoutId: checkout.id, customerId });
    return isSaved;
  });
  if (!isKept) return refused("personal", submission, "errors:changed");
  return { ok: true, clientStatus: person.clientStatus };
}

/** The message when the backend's knowledge contradicts what the visitor declared (section 8). */
function mismatchOf(declared: ClientStatus, isClient: boolean) {
  if (declared === "CLIENT" && !isClient) return "errors:notAClient";
  if (declared === "NOT_CLIENT" && isClient) return "errors:isAClient";
  return undefined;
}
