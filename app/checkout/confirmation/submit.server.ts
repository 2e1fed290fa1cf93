import { parseWithZod } from "@conform-to/zod/v4";
import { clientConfirmation, notClientConfirmation, type Person } from "#app/checkout/address/schema.ts";
import { forgetUnsold } from "#app/checkout/checkout-session.server.ts";
import { refused, refusedByBackend } from "#app/checkout/refuse-step.server.ts";
import type { StepResult } from "#app/checkout/step-refusal.ts";
import type { PageContext } from "#app/context.ts";
import type { Checkout } from "#app/db/database.ts";
import { isPromotionCode } from "#app/forms/fields.ts";
import { placeOrder } from "./place-order.server.ts";

/** Step 3: places the order, once, as the visitor was shown it. */
export async function submitConfirmation(
  services: PageContext,
  checkout: Checkout & { personal: Person },
  formData: FormData,
): Promise<StepResult> {
  const submission =
    checkout.personal.clientStatus === "CLIENT"
      ? parseWithZod(formData, { schema: clientConfirmation })
      : parseWithZod(formData, { schema: notClientConfirmation });
  if (submission.status !== "success") return { ok: false, step: "confirmation", reply: submission.reply() };

  const { promotion, ...confirmation } = submission.value;
  const outcome = await placeOrder(services, checkout, {
    ...confirmation,
    // A form without the field says nothing of the code that was given before.
    promotion: formData.has("promotion") ? (promotion ?? givenPromotion(checkout)) : checkout.promotion,
  });
  if (outcome.kind === "placed") return { ok: true };
  if (outcome.kind === "unsold" && !(await forgetUnsold(services, checkout))) return { ok: true, isUnsold: true };
  if (outcome.kind !== "failed") return refused("confirmation", submission, "errors:changed");
  return refusedByBackend(services.log, "confirmation", submission, outcome.failure);
}

/** A promotion that the backend gave need not be a code that visitors type; the form does not show it. */
function givenPromotion({ promotion }: Checkout): string | null {
  return promotion !== null && !isPromotionCode(promotion) ? promotion : null;
}
