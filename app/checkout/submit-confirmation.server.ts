import { parseWithZod } from "@conform-to/zod/v4";
import { visitorMessage } from "#app/alarms/messages.ts";
import type { PageContext } from "#app/context.ts";
import type { Checkout } from "#app/store/database.ts";
import { isPromotionCode } from "./fields.ts";
import { placeOrder } from "./place-order.server.ts";
import { clientConfirmation, notClientConfirmation, type Person } from "./schema.ts";
import type { StepResult } from "./step-result.ts";

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
  const refuse = (message: string, code?: number): StepResult => ({
    ok: false,
    step: "confirmation",
    reply: submission.reply({ formErrors: [message] }),
    code,
  });

  const { promotion, ...confirmation } = submission.value;
  const outcome = await placeOrder(services, checkout.id, {
    ...confirmation,
    promotion: promotion ?? givenPromotion(checkout),
  });
  if (outcome.kind === "placed") return { ok: true };
  if (outcome.kind === "changed") return refuse("errors:changed");
  const { status, cause, message } = outcome.failure;
  services.log.warn({ call: "order", status, cause }, "A backend call failed");
  return refuse(visitorMessage(message), status);
}

/** A promotion that the backend gave need not be a code that visitors type; the form does not show it. */
function givenPromotion({ promotion }: Checkout): string | null {
  return promotion !== null && !isPromotionCode(promotion) ? promotion : null;
}
