import { parseWithZod } from "@conform-to/zod/v4";
import { addressBody } from "#app/checkout/confirmation/order-body.ts";
import { awaitNextStep, stopWaiting } from "#app/checkout/jobs/schedule-lead.server.ts";
import { refused, refusedByBackend } from "#app/checkout/refuse-step.server.ts";
import type { StepResult } from "#app/checkout/step-refusal.ts";
import type { PageContext } from "#app/context.ts";
import { saveAddress } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { installedIn } from "#app/kits/selection.ts";
import { territoryOfPostalCode } from "#app/kits/pricing/territory.ts";
import { addressSchema } from "./schema.ts";

/** Step 2: registers the installation address with the backend, which may answer with a promotion (section 7). */
export async function submitAddress(
  services: PageContext,
  checkout: Checkout & { customer_id: string },
  formData: FormData,
): Promise<StepResult> {
  const submission = parseWithZod(formData, { schema: addressSchema });
  if (submission.status !== "success") return { ok: false, step: "address", reply: submission.reply() };
  const { promotion, ...address } = submission.value;
  const { docNumber, ...place } = address;
  if (!(await services.mayAsk("step"))) return refused("address", submission, "errors:tooOften");

  const result = await services.alarms.createAddress(checkout.customer_id, addressBody(address));
  if (!result.ok) return refusedByBackend(services.log, "address", submission, result);
  const { addressId } = result.answer;
  const lead = { checkoutId: checkout.id, customerId: checkout.customer_id };
  const { selection: before } = checkout;
  const isKept = await services.store.db.transaction().execute(async (transaction) => {
    const isSaved = await saveAddress(transaction, checkout.id, {
      customerId: checkout.customer_id,
      address: place,
      sealedDocument: services.sealer.seal(docNumber),
      addressId,
      promotion: result.answer.promotion ?? promotion ?? null,
      selection: { before, after: installedIn(before, territoryOfPostalCode(address.postalCode)) },
    });
    if (!isSaved) return false;
    await stopWaiting(services, transaction, lead);
    await awaitNextStep(services, transaction, { ...lead, addressId });
    return true;
  });
  return isKept ? { ok: true } : refused("address", submission, "errors:changed");
}
