import { type DbOrTransaction, isUnclaimed, now } from "./checkouts.server.ts";
import type { Checkout } from "./database.ts";

/**
 * Claims an order for `milliseconds` (docs/rules.md#one-order). Of two simultaneous requests only one gets the claim. Until it is
 * released or expires, nothing else changes the checkout.
 *
 * @returns the claimed checkout; undefined when it is ordered, incomplete, or claimed by another request.
 */
export async function claimOrder(db: DbOrTransaction, id: string, milliseconds: number): Promise<Checkout | undefined> {
  const at = now();
  return await db
    .updateTable("checkout")
    .set({ order_claimed_until: new Date(at.getTime() + milliseconds) })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .where("customer_id", "is not", null)
    .where("address_id", "is not", null)
    .where(isUnclaimed(at))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Records that the order is about to be sent. The backend may now have it, even if this process crashes. Until the order is saved or
 * refused, the checkout cannot change: its idempotency key belongs to this order.
 */
export async function markOrderSent(db: DbOrTransaction, id: string): Promise<void> {
  await db.updateTable("checkout").set({ order_unresolved: true, updated_at: now() }).where("id", "=", id).execute();
}

/**
 * Releases a claim, unless it expired and another request has it now.
 *
 * @param isRefused whether the backend refused the order, so that the checkout may change again.
 */
export async function releaseOrder(
  db: DbOrTransaction,
  { id, order_claimed_until }: Pick<Checkout, "id" | "order_claimed_until">,
  { isRefused }: { isRefused: boolean },
): Promise<void> {
  await db
    .updateTable("checkout")
    .set({ order_claimed_until: null, ...(isRefused && { order_unresolved: false }) })
    .where("id", "=", id)
    .where("order_claimed_until", "is not distinct from", order_claimed_until)
    .execute();
}

export interface PlacedOrder {
  orderId: string;
  /** The encrypted document number, for the e-mail of the order. */
  sealedDocument: string;
}

/**
 * Saves a placed order. A row written before document numbers were encrypted loses its plain one.
 *
 * @returns false when the order was saved before.
 */
export async function saveOrder(
  db: DbOrTransaction,
  claimed: Checkout,
  { orderId, sealedDocument }: PlacedOrder,
): Promise<boolean> {
  const address = claimed.address && { ...claimed.address, docNumber: undefined };
  const saved = await db
    .updateTable("checkout")
    .set({
      order_id: orderId,
      ordered_at: now(),
      order_claimed_until: null,
      order_unresolved: false,
      address: address && JSON.stringify(address),
      sealed_document: sealedDocument,
      updated_at: now(),
    })
    .where("id", "=", claimed.id)
    .where("order_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}
