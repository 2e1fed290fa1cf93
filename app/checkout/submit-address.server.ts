import { parseWithZod } from "@conform-to/zod/v4";
import { visitorMessage } from "#app/alarms/messages.ts";
import type { PageContext } from "#app/context.ts";
import { installedIn } from "#app/kits/selection.ts";
import { territoryOfPostalCode } from "#app/kits/territory.ts";
import { saveAddress } from "#app/store/checkouts.server.ts";
import type { Checkout } from "#app/store/database.ts";
import { addressBody } from "./order.ts";
import { addressSchema } from "./schema.ts";
import type { StepResult } from "./step-result.ts";

/** Step 2: registers the installation address with the backend, which may answer with a promotion (section 7). */
export async function submitAddress(
  services: PageContext,
  checkout: Checkout & { customer_id: string },
  formData: FormData,
): Promise<StepResult> {
  const submission = parseWithZod(formData, { schema: addressSchema });
  if (submission.status !== "success") return { ok: false, step: "address", reply: submission.reply() };
  const { promotion, ...address } = submission.value;

  const refuse = (message: string, code?: number): StepResult => ({
    ok: false,
    step: "address",
    reply: submission.reply({ formErrors: [message] }),
    code,
  });

  const result = await services.alarms.createAddress(checkout.customer_id, addressBody(address));
  if (!result.ok) {
    services.log.warn({ call: "address", status: result.status, cause: result.cause }, "A backend call failed");
    return refuse(visitorMessage(result.message), result.status);
  }
  const isKept = await saveAddress(services.store.db, checkout.id, {
    customerId: checkout.customer_id,
    address,
    addressId: result.answer.addressId,
    promotion: result.answer.promotion ?? promotion ?? null,
    selection: {
      before: checkout.selection,
      after: installedIn(checkout.selection, territoryOfPostalCode(address.postalCode)),
    },
  });
  return isKept ? { ok: true } : refuse("errors:changed");
}
