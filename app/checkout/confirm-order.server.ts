import type { PageContext } from "#app/context.ts";
import { findCheckout } from "#app/db/checkouts.server.ts";

/**
 * The job after an order: tells the backend that it is confirmed (section 7).
 *
 * @throws when the backend does not take it, so that the job is tried again.
 */
export async function confirmOrder({ alarms, store }: Pick<PageContext, "alarms" | "store">, checkoutId: string) {
  const checkout = await findCheckout(store.db, checkoutId);
  if (!checkout?.order_id) return;
  const result = await alarms.confirmOrder({ orderId: checkout.order_id, product: checkout.selection.slug });
  if (!result.ok) throw new Error(`The order's confirmation failed: ${result.cause}`);
}
