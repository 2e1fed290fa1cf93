import { parseWithZod } from "@conform-to/zod/v4";
import { cancelLead, scheduleLead } from "#app/checkout/jobs/abandoned-cart.server.ts";
import {
  rejectAfterBackendFailure,
  rejectStep,
  rejectTooOften,
  type StepResult,
} from "#app/checkout/reject-step.server.ts";
import type { PageContext } from "#app/context.ts";
import { saveAddress } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { countStage } from "#app/db/funnel-counts.server.ts";
import { isPromotionCode } from "#app/forms/order-rules.ts";
import { territoryOfPostalCode } from "#app/kits/pricing/territory-tax.ts";
import { withTerritory } from "#app/kits/selection.ts";
import { addressBody } from "./format-address.ts";
import { addressSchema } from "./schema.ts";

/**
 * Step 2: registers the installation address, whose postal code decides the tax. The backend may return a promotional code
 * (docs/rules.md#address-step).
 */
export async function submitAddress(
  services: PageContext,
  checkout: Checkout & { customer_id: string },
  formData: FormData,
): Promise<StepResult> {
  const submission = parseWithZod(formData, { schema: addressSchema });
  if (submission.status !== "success") return { ok: false, step: "address", reply: submission.reply() };
  const { promotion, ...address } = submission.value;
  const { docNumber, ...storedAddress } = address;
  const waitS = await services.rateLimits.count("step", checkout.id);
  if (waitS > 0) return rejectTooOften("address", submission, waitS);

  const result = await services.alarms.createAddress(checkout.customer_id, addressBody(address));
  if (!result.ok) return rejectAfterBackendFailure(services.log, "address", submission, result);
  const { addressId } = result.data;
  const lead = { checkoutId: checkout.id, customerId: checkout.customer_id };
  const { selection: before } = checkout;
  const step = {
    customerId: checkout.customer_id,
    address: storedAddress,
    sealedDocument: services.sealer.seal(docNumber),
    addressId,
    promotion: result.data.promotion ?? (formData.has("promotion") ? promotion : typedPromotion(checkout)) ?? null,
    selection: { before, after: withTerritory(before, territoryOfPostalCode(address.postalCode)) },
  };
  const isSaved = await services.store.db.transaction().execute(async (transaction) => {
    if (!(await saveAddress(transaction, checkout.id, step))) return false;
    await cancelLead(services, transaction, lead);
    await scheduleLead(services, transaction, { ...lead, addressId });
    await countStage(transaction, checkout.id, "step2");
    return true;
  });
  return isSaved ? { ok: true } : rejectStep("address", submission, "errors:changed");
}

/** The code that was typed before. A form without the field keeps it. That of an earlier address need not be valid for this one. */
function typedPromotion({ promotion }: Checkout): string | undefined {
  return promotion !== null && isPromotionCode(promotion) ? promotion : undefined;
}
