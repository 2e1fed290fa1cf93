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
import { isRefusalStatus, sentOrder } from "./send-order.server.ts";

/** Step 3: places the order once, as the page showed it (docs/rules.md#confirmation-step). */
export async function submitConfirmation(
  context: PageContext,
  checkout: Checkout & { personal: Person },
  formData: FormData,
): Promise<StepResult> {
  const submission = validateConfirmation(formData, checkout.personal.clientStatus);
  if (submission.status !== "success") return { ok: false, step: "confirmation", reply: submission.reply() };

  // `shown`: fingerprint of the order on the page. `repeats`: set when an order that was sent is sent again.
  const { shown, repeats, promotion, owner, iban } = submission.value;
  // Without the field, the code of step 2 stays. With an empty field a typed code is removed, but not a promotion that the backend gave.
  const code = formData.has("promotion") ? (promotion ?? backendPromotion(checkout)) : checkout.promotion;
  const payment = repeats === undefined ? { promotion: code, owner, iban } : undefined;
  // Guesses of codes are limited. The code of an order that was sent already is no guess.
  const sent = checkout.order_unresolved ? sentOrder(context, checkout) : undefined;
  const isLimited = payment !== undefined && code !== null && code !== sent?.promotion;
  // Counted before, so that guesses at the same time count too.
  const waitS = isLimited ? await context.rateLimits.count("promotion", checkout.id) : 0;
  if (waitS > 0) return rejectTooOften("confirmation", submission, waitS);
  const outcome = await placeOrder(context, checkout, { shown, payment });
  if (isLimited && !isRefused(outcome)) await context.rateLimits.giveBack("promotion", checkout.id);
  if (outcome.kind === "placed") return { ok: true };
  if (outcome.kind === "failed") {
    return rejectAfterBackendFailure(context.log, "confirmation", submission, outcome.failure);
  }
  if (outcome.kind === "sent") return rejectStep("confirmation", submission, "errors:alreadySent");
  const isDeleted = outcome.kind === "offSale" && (await deleteOffSaleCheckout(context, checkout));
  return isDeleted ? { ok: true, isOffSale: true } : rejectStep("confirmation", submission, "errors:changed");
}

const isRefused = (outcome: OrderOutcome) => outcome.kind === "failed" && isRefusalStatus(outcome.failure.status);

/** The promotion that the backend gave. It need not match the pattern of typed codes, so the form does not show it. */
function backendPromotion({ promotion }: Checkout): string | null {
  return promotion !== null && !isPromotionCode(promotion) ? promotion : null;
}
