import { setTimeout as pause } from "node:timers/promises";
import type { BackendFailure } from "#app/alarms/client.server.ts";
import type { OrderBody } from "#app/alarms/contract.ts";
import type { Services } from "#app/context.ts";
import { claimOrder, findCheckout, releaseOrder, saveOrder } from "#app/store/checkouts.server.ts";
import type { Checkout } from "#app/store/database.ts";
import { sendJob } from "#app/store/jobs.server.ts";

/** A claim outlives the call that it protects by this much, in milliseconds. */
const CLAIM_MARGIN_MS = 5_000;

/** How often a second request looks whether the first has placed the order, in milliseconds. */
const WATCH_MS = 100;

type Outcome = { ok: true } | BackendFailure;

/**
 * Places a checkout's one order. Of two requests at the same time one calls the backend and the other waits for it; a
 * try after an unknown outcome (time-out, crash) carries the same idempotency key, so the backend answers with the order
 * that it has. The order and the jobs that follow from it are written in one transaction.
 *
 * @throws when the store fails; the backend's failures are returned.
 */
export async function placeOrder(services: Services, checkout: Checkout, body: OrderBody): Promise<Outcome> {
  const { db } = services.store;
  if (!(await claimOrder(db, checkout.id, services.backendTimeoutMs + CLAIM_MARGIN_MS))) {
    return await waitForOther(services, checkout.id);
  }
  const result = await services.alarms.placeOrder(body, checkout.order_key);
  if (!result.ok) {
    await releaseOrder(db, checkout.id);
    return result;
  }
  await db.transaction().execute(async (transaction) => {
    const isFirst = await saveOrder(transaction, checkout, result.answer.orderId);
    if (!isFirst) return;
    await sendJob(services.store.boss, transaction, "order-confirmation", checkout.id, { checkoutId: checkout.id });
  });
  services.log.info({ kit: checkout.selection.productId, price: body.price }, "An order was placed");
  return { ok: true };
}

/** Waits until the request that holds the claim has placed the order, or has failed to. */
async function waitForOther(services: Services, id: string): Promise<Outcome> {
  const deadline = Date.now() + services.backendTimeoutMs + CLAIM_MARGIN_MS;
  while (Date.now() < deadline) {
    const checkout = await findCheckout(services.store.db, id);
    if (checkout?.order_id) return { ok: true };
    if (!checkout?.order_claimed_until) break;
    await pause(WATCH_MS);
  }
  return { ok: false, cause: "The request that was placing this order did not place it" };
}
