import { parseWithZod } from "@conform-to/zod/v4";
import { visitorMessage } from "#app/alarms/messages.ts";
import type { Services } from "#app/context.ts";
import type { Checkout } from "#app/store/database.ts";
import { orderBody } from "./order.ts";
import { placeOrder } from "./place-order.server.ts";
import { clientConfirmation, notClientConfirmation, type Person } from "./schema.ts";
import type { StepResult } from "./step-result.ts";

/** Step 3: places the order, once, at the prices that the visitor was shown. */
export async function submitConfirmation(
  services: Services,
  checkout: Checkout & { personal: Person; address_id: string },
  formData: FormData,
): Promise<StepResult> {
  const { clientStatus } = checkout.personal;
  const submission =
    clientStatus === "CLIENT"
      ? parseWithZod(formData, { schema: clientConfirmation })
      : parseWithZod(formData, { schema: notClientConfirmation });
  if (submission.status !== "success") return { ok: false, step: "confirmation", reply: submission.reply() };
  const { promotion, ...account } = submission.value;

  const result = await placeOrder(
    services,
    checkout,
    orderBody({
      selection: checkout.selection,
      clientStatus,
      addressId: checkout.address_id,
      promotion: promotion ?? null,
      ...account,
    }),
  );
  if (result.ok) return { ok: true };
  services.log.warn({ call: "order", status: result.status, cause: result.cause }, "A backend call failed");
  return {
    ok: false,
    step: "confirmation",
    reply: submission.reply({ formErrors: [visitorMessage(result.message)] }),
  };
}
