import { type DbOrTransaction, isUnclaimed, now } from "./checkouts.server.ts";
import type { Checkout } from "./database.ts";

/**
 * Claims the right to place a checkout's order for `milliseconds`. Of two requests at the same time one gets it. Until
 * the claim is let go or lapses, nothing else changes the checkout.
 *
 * @returns the checkout as it is claimed; undefined when it is ordered, not complete, or another's.
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
 * Writes that the backend is about to be called: from here on it may have the order, whatever becomes of this process.
 * Only an order or a refusal ends that; meanwhile the checkout cannot change, because its idempotency key stands for it.
 */
export async function markOrderSent(db: DbOrTransaction, id: string): Promise<void> {
  await db.updateTable("checkout").set({ order_unresolved: true, updated_at: now() }).where("id", "=", id).execute();
}

/**
 * Lets go of a claim; one that lapsed and is another's now stays. `isRefused`: the backend said that it does not have the
 * order, so the checkout may change.
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

/** What is written of an order. */
export interface Placed {
  orderId: string;
  /** The document number, closed, until the e-mail is sent that names it. */
  sealedDocument: string;
}

/**
 * Writes that the order was placed. A row that was written before document numbers were sealed keeps its own closed from here on.
 *
 * @returns whether this call was the one that wrote it.
 */
export async function saveOrder(
  db: DbOrTransaction,
  claimed: Checkout,
  { orderId, sealedDocument }: Placed,
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
