import { type DbOrTransaction, databaseTime, isUnclaimed, MAX_CLAIM_MS, now } from "./checkouts.server.ts";
import type { Checkout } from "./database.ts";

/**
 * Claims an order for `milliseconds`, a minute at most (docs/rules.md#one-order). Of two simultaneous requests only one gets the
 * claim. Until it is released or expires, nothing else changes the checkout.
 *
 * @returns the claimed checkout; undefined when it is ordered, incomplete, or claimed by another request.
 */
export async function claimOrder(db: DbOrTransaction, id: string, milliseconds: number): Promise<Checkout | undefined> {
  return await db
    .updateTable("checkout")
    .set({ order_claimed_until: databaseTime(Math.min(milliseconds, MAX_CLAIM_MS)) })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .where("customer_id", "is not", null)
    .where("address_id", "is not", null)
    .where(isUnclaimed)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Records that the order is about to be sent. The backend may now have it, even if this process crashes. Until the order is saved or
 * refused, the checkout cannot change: its idempotency key belongs to this order.
 *
 * @param claimed the checkout as it was claimed.
 * @param sealedOrder the encrypted body, with which a job asks for the outcome (docs/decisions/0053).
 * @returns "first" when nobody asks for the outcome yet, "again" when an earlier call has it open; "lost", and nothing recorded, when
 * the claim is gone: it expired, and another request claimed, placed or changed the order.
 */
export async function markOrderSent(
  db: DbOrTransaction,
  { id, order_unresolved, order_claimed_until }: Pick<Checkout, "id" | "order_unresolved" | "order_claimed_until">,
  sealedOrder: string,
): Promise<"first" | "again" | "lost"> {
  const marked = await db
    .updateTable("checkout")
    .set({
      order_unresolved: true,
      sealed_order: sealedOrder,
      ...(!order_unresolved && { order_sent_at: databaseTime(), order_alarmed_at: null }),
      updated_at: databaseTime(),
    })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .where("order_claimed_until", "is not distinct from", order_claimed_until)
    .returning("id")
    .executeTakeFirst();
  if (!marked) return "lost";
  return order_unresolved ? "again" : "first";
}

/**
 * Releases a claim, unless it expired and another request has it now.
 *
 * @param isRefused whether the backend refused the order: then the checkout may change again.
 */
export async function releaseOrder(
  db: DbOrTransaction,
  { id, order_claimed_until }: Pick<Checkout, "id" | "order_claimed_until">,
  { isRefused }: { isRefused: boolean },
): Promise<void> {
  const outcome = { order_unresolved: false, sealed_order: null, order_sent_at: null };
  await db
    .updateTable("checkout")
    .set({ order_claimed_until: null, ...(isRefused && outcome) })
    .where("id", "=", id)
    .where("order_claimed_until", "is not distinct from", order_claimed_until)
    .execute();
}

/**
 * Records that staff is alarmed about an order whose outcome has been unknown for a time.
 *
 * @returns the idempotency key of the order, the first time; undefined before that time and afterwards.
 */
export async function takeOrderAlarm(db: DbOrTransaction, id: string, afterMs: number): Promise<string | undefined> {
  const taken = await db
    .updateTable("checkout")
    .set({ order_alarmed_at: databaseTime() })
    .where("id", "=", id)
    .where("order_unresolved", "=", true)
    .where("order_alarmed_at", "is", null)
    .where("order_sent_at", "<=", databaseTime(-afterMs))
    .returning("order_key")
    .executeTakeFirst();
  return taken?.order_key;
}

/** The number of orders whose outcome has been unknown for a time, in milliseconds. */
export async function countUnresolvedOrders(db: DbOrTransaction, afterMs: number): Promise<number> {
  const { count } = await db
    .selectFrom("checkout")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("order_unresolved", "=", true)
    .where("order_sent_at", "<=", databaseTime(-afterMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Saves a placed order.
 *
 * @returns false when the order was saved before.
 */
export async function saveOrder(db: DbOrTransaction, id: string, orderId: string): Promise<boolean> {
  const saved = await db
    .updateTable("checkout")
    .set({
      order_id: orderId,
      ordered_at: now(),
      order_claimed_until: null,
      order_unresolved: false,
      sealed_order: null,
      updated_at: databaseTime(),
    })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}
