import type { Person } from "#app/checkout/personal/schema.ts";
import {
  rejectAfterBackendFailure,
  rejectStep,
  rejectTooOften,
  type StepResult,
} from "#app/checkout/reject-step.server.ts";
import { deleteOffSaleCheckout } from "#app/checkout/select-kit.server.ts";
import type { PageContext } from "#app/context.ts";
import type { Checkout } from "#app/db/database.ts";
import { isPromotionCode } from "#app/forms/order-rules.ts";
import { type OrderOutcome, placeOrder } from "./place-order.server.ts";
import { validateConfirmation } from "./schema.ts";
import { sentOrder } from "./send-order.server.ts";

/** Step 3: places the order once, as the page showed it (docs/rules.md#confirmation-step). */
export async function submitConfirmation(
  services: PageContext,
  checkout: Checkout & { personal: Person },
  formData: FormData,
): Promise<StepResult> {
  const submission = validateConfirmation(formData, checkout.personal.clientStatus);
  if (submission.status !== "success") return { ok: false, step: "confirmation", reply: submission.reply() };

  const { shown, repeats, promotion, owner, iban } = submission.value;
  // A form without the field keeps the code of step 2. A form that leaves it empty removes a typed code.
  const code = formData.has("promotion") ? (promotion ?? backendPromotion(checkout)) : checkout.promotion;
  const payment = repeats === undefined ? { promotion: code, owner, iban } : undefined;
  // Limits guesses of codes. The code of an order that may have reached the backend is no guess: the visitor asks again for its outcome.
  const sent = checkout.order_unresolved ? sentOrder(services, checkout) : undefined;
  const isLimited = payment !== undefined && code !== null && code !== sent?.promotion;
  // Counted before, so that guesses at the same time count too.
  const waitS = isLimited ? await services.rateLimits.count("promotion", checkout.id) : 0;
  if (waitS > 0) return rejectTooOften("confirmation", submission, waitS);
  const outcome = await placeOrder(services, checkout, { shown, payment });
  if (isLimited && !isRefused(outcome)) await services.rateLimits.giveBack("promotion", checkout.id);
  if (outcome.kind === "placed") return { ok: true };
  if (outcome.kind === "failed") {
    return rejectAfterBackendFailure(services.log, "confirmation", submission, outcome.failure);
  }
  if (outcome.kind === "sent") return rejectStep("confirmation", submission, "errors:alreadySent");
  const isDeleted = outcome.kind === "offSale" && (await deleteOffSaleCheckout(services, checkout));
  return isDeleted ? { ok: true, isOffSale: true } : rejectStep("confirmation", submission, "errors:changed");
}

const isRefused = (outcome: OrderOutcome) => outcome.kind === "failed" && (outcome.failure.status ?? 500) < 500;

/** The promotion that the backend gave. It need not match the pattern of typed codes, so the form does not show it. */
function backendPromotion({ promotion }: Checkout): string | null {
  return promotion !== null && !isPromotionCode(promotion) ? promotion : null;
}
