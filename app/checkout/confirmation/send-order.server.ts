import { randomUUID } from "node:crypto";
import { type OrderBody, orderBodySchema } from "#app/backends/alarms.server.ts";
import type { BackendFailure } from "#app/backends/request.server.ts";
import type { Services } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";
import type { Checkout } from "#app/db/database.ts";
import { countCheckout, countStage } from "#app/db/funnel-counts.server.ts";
import { sendJob } from "#app/db/job-queue.server.ts";
import { wasCalled } from "#app/db/leads.server.ts";
import { markOrderSent, saveOrder } from "#app/db/orders.server.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";

type OrderServices = Pick<Services, "store" | "alarms" | "sealer" | "log" | "backendTimeoutMs">;

/** Time by which a claim outlives the backend call that it protects, in milliseconds. */
const CLAIM_MARGIN_MS = 5_000;

/** Client error statuses after which the backend may still have the order. */
const INCONCLUSIVE_STATUSES = [408, 409, 425, 429];

/** How long a request claims an order, in milliseconds. */
export const claimTime = ({ backendTimeoutMs }: Pick<Services, "backendTimeoutMs">) =>
  backendTimeoutMs + CLAIM_MARGIN_MS;

/**
 * Sends the order of a claimed checkout and saves the outcome (docs/rules.md#one-order). The first try also schedules the job that
 * asks again if the answer is lost (docs/decisions/0053).
 *
 * @returns the failure of the call, after which the caller releases the claim; "lost", and nothing sent, when the claim is gone; undefined when
 * the order was placed.
 */
export async function sendOrder(
  services: OrderServices,
  claimed: Checkout,
  body: OrderBody,
): Promise<BackendFailure | "lost" | undefined> {
  const { db, boss } = services.store;
  const { id } = claimed;
  const mark = await db.transaction().execute(async (transaction) => {
    const mark = await markOrderSent(transaction, claimed, services.sealer.seal(JSON.stringify(body)));
    if (mark === "lost") return mark;
    // After the claim, so that a visitor who confirms again comes first.
    const delayMs = claimTime(services);
    if (mark === "first") await sendJob(boss, transaction, "order-outcome", randomUUID(), { checkoutId: id }, delayMs);
    await countStage(transaction, id, "step3");
    return mark;
  });
  if (mark === "lost") return mark;
  const result = await services.alarms.placeOrder(body, claimed.order_key);
  if (!result.ok) return result;
  const isFirst = await recordOrder(services, claimed, result.data.orderId);
  if (isFirst) services.log.info({ kit: claimed.selection.productId, price: body.price }, "An order was placed");
  return undefined;
}

/** The body of the order whose outcome is unknown; undefined when no secret opens it. */
export function sentOrder({ sealer }: Pick<Services, "sealer">, { sealed_order }: Checkout): OrderBody | undefined {
  const text = sealed_order === null ? undefined : sealer.tryOpen(sealed_order);
  return text === undefined ? undefined : orderBodySchema.parse(JSON.parse(text));
}

/** Saves the placed order and schedules its jobs. Returns false when another request did, or when the checkout was deleted. */
async function recordOrder(
  { store, log }: OrderServices,
  { id, selection, personal }: Checkout,
  orderId: string,
): Promise<boolean> {
  const { db, boss } = store;
  const isSaved = await db.transaction().execute(async (transaction) => {
    if (!(await saveOrder(transaction, id, orderId))) return false;
    await sendJob(boss, transaction, "order-confirmation", id, { checkoutId: id });
    await sendJob(boss, transaction, "order-email", id, { checkoutId: id });
    const cost = personal ? costOverMonths(selection.quote, personal.clientStatus) : undefined;
    await countStage(transaction, id, "order", cost?.total);
    if (await wasCalled(transaction, id)) await countCheckout(transaction, id, "recovered");
    return true;
  });
  if (!isSaved && !(await findCheckout(db, id))) {
    log.error({ orderId }, "An order was placed, but its checkout was deleted: no confirmation or e-mail is sent");
  }
  return isSaved;
}

/**
 * Whether a failed call tells that there is no order. A timeout or a server error is inconclusive. A refusal also tells it of earlier calls
 * with an unknown outcome, which had the same body; a call that was not sent tells nothing of them.
 *
 * @param claimed the checkout as it was before the call.
 */
export function isRefusal({ status, isUnsent }: BackendFailure, { order_unresolved }: Checkout): boolean {
  return isUnsent ? !order_unresolved : isRefusalStatus(status);
}

/** Whether the backend refused the order with this status. After any other one its outcome is unknown. */
export function isRefusalStatus(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && !INCONCLUSIVE_STATUSES.includes(status);
}
