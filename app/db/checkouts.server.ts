import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from "kysely";
import type { Checkout, Database, StoredAddress, StoredPerson, StoredSelection } from "./database.ts";

export type DbOrTransaction = Kysely<Database> | Transaction<Database>;
type Row = ExpressionBuilder<Database, "checkout">;

export const now = () => new Date();

/** Whether no request is placing the order at a time. */
export const isUnclaimed = (at: Date) => (row: Row) =>
  row.or([row("order_claimed_until", "is", null), row("order_claimed_until", "<", at)]);

/** Whether a checkout may change: no order was placed, is being placed, or may have reached the backend. */
const isOpen = (row: Row) =>
  row.and([row("order_id", "is", null), row("order_unresolved", "=", false), isUnclaimed(now())(row)]);

/** Starts a checkout with what was chosen. */
export async function createCheckout(db: DbOrTransaction, selection: StoredSelection): Promise<Checkout> {
  return await db
    .insertInto("checkout")
    .values({ id: randomUUID(), selection: JSON.stringify(selection), order_key: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findCheckout(db: DbOrTransaction, id: string): Promise<Checkout | undefined> {
  return await db.selectFrom("checkout").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Changes what was chosen.
 *
 * @returns the checkout, or undefined when it may not change any more.
 */
export async function saveSelection(
  db: DbOrTransaction,
  id: string,
  selection: StoredSelection,
): Promise<Checkout | undefined> {
  return await db
    .updateTable("checkout")
    .set({ selection: JSON.stringify(selection), updated_at: now() })
    .where("id", "=", id)
    .where(isOpen)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Keeps step 1. The address belongs to the customer, so it is asked for again.
 *
 * @returns whether it was kept: not when the checkout may not change any more.
 */
export async function savePersonal(
  db: DbOrTransaction,
  id: string,
  personal: StoredPerson,
  customerId: string,
): Promise<boolean> {
  const saved = await db
    .updateTable("checkout")
    .set({ personal: JSON.stringify(personal), customer_id: customerId, address_id: null, updated_at: now() })
    .where("id", "=", id)
    .where(isOpen)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * Keeps step 2, the promotion code that came with it or that the backend gave, and the selection as it is charged at the
 * address.
 *
 * @returns whether it was kept: not when its customer or its selection was changed meanwhile, or the checkout may not change
 *   any more.
 */
export async function saveAddress(
  db: DbOrTransaction,
  id: string,
  step: {
    customerId: string;
    address: Omit<StoredAddress, "docNumber"> & { docNumber?: never };
    /** The document number, closed. */
    sealedDocument: string;
    addressId: string;
    promotion: string | null;
    /** As it was, and as it is with the address. */
    selection: { before: StoredSelection; after: StoredSelection };
  },
): Promise<boolean> {
  const saved = await db
    .updateTable("checkout")
    .set({
      address: JSON.stringify(step.address),
      sealed_document: step.sealedDocument,
      address_id: step.addressId,
      promotion: step.promotion,
      selection: JSON.stringify(step.selection.after),
      updated_at: now(),
    })
    .where("id", "=", id)
    .where("customer_id", "=", step.customerId)
    .where(sql<boolean>`selection = ${JSON.stringify(step.selection.before)}::jsonb`)
    .where(isOpen)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * Goes back to a step: what was typed stays, its answer from the backend is asked for again.
 *
 * @returns whether it did: not when the checkout may not change any more.
 */
export async function reopenStep(db: DbOrTransaction, id: string, step: "personal" | "address"): Promise<boolean> {
  const saved = await db
    .updateTable("checkout")
    .set({ ...(step === "personal" && { customer_id: null }), address_id: null, updated_at: now() })
    .where("id", "=", id)
    .where(isOpen)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * Forgets a checkout with all that was typed into it.
 *
 * @returns whether it did: not when an order was placed, or may have been.
 */
export async function deleteCheckout(db: DbOrTransaction, id: string): Promise<boolean> {
  const gone = await db.deleteFrom("checkout").where("id", "=", id).where(isOpen).returning("id").executeTakeFirst();
  return gone !== undefined;
}
