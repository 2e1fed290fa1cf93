import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from "kysely";
import type { Checkout, Database, StoredAddress, StoredPerson, StoredSelection } from "./database.ts";

export type DbOrTransaction = Kysely<Database> | Transaction<Database>;
type Row = ExpressionBuilder<Database, "checkout">;

export const now = () => new Date();

/** The longest claim on an order, in milliseconds. A claim that would last longer was made before a clock went back. */
export const MAX_CLAIM_MS = 60_000;

/**
 * The time of the database, a number of milliseconds from now. Instances compare claims by this one clock, in the precision of a
 * JavaScript date.
 */
export const databaseTime = (milliseconds = 0) =>
  sql<Date>`date_trunc('milliseconds', clock_timestamp()) + ${milliseconds} * interval '1 millisecond'`;

/** Condition: no request is placing the order at this time (docs/rules.md#one-order). */
export const isUnclaimed = (row: Row) =>
  row.or([
    row("order_claimed_until", "is", null),
    row("order_claimed_until", "<", databaseTime()),
    row("order_claimed_until", ">", databaseTime(MAX_CLAIM_MS)),
  ]);

/** Condition: the checkout may change. No order was placed, is being placed, or may have reached the backend. */
const isOpen = (row: Row) =>
  row.and([row("order_id", "is", null), row("order_unresolved", "=", false), isUnclaimed(row)]);

/** Steps after which a first step that was sent twice no longer finds its checkout: the cookie of the second one is too old. */
const FIRST_TURNS = 1;

/**
 * Stores a checkout of the chosen kit. Of two simultaneous first steps with the same id, the second finds the checkout of the first.
 *
 * @param origin for the counts of the funnel (docs/rules.md#funnel-counts).
 * @returns false when the checkout exists and has gone on since.
 */
export async function createCheckout(
  db: DbOrTransaction,
  id: string,
  selection: StoredSelection,
  origin: Partial<Pick<Checkout, "language" | "campaign" | "variant" | "is_counted">> = {},
): Promise<boolean> {
  const { language, campaign, variant, is_counted } = origin;
  const created = await db
    .insertInto("checkout")
    .values({
      id,
      selection: JSON.stringify(selection),
      order_key: randomUUID(),
      language,
      campaign,
      variant,
      is_counted,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (created) return true;
  const existing = await findCheckout(db, id);
  return existing !== undefined && existing.turn <= FIRST_TURNS;
}

/**
 * Counts an accepted step, after which the visitor gets a renewed cookie. A step that was sent twice counts once.
 *
 * @param turn the number of steps that the visitor's cookie knows of.
 * @returns the number for the renewed cookie; undefined when the checkout is gone.
 */
export async function countStep(db: DbOrTransaction, id: string, turn: number): Promise<number | undefined> {
  const counted = await db
    .updateTable("checkout")
    .set((row) => ({
      turn: row
        .case()
        .when("turn", "=", turn)
        .then(turn + 1)
        .else(row.ref("turn"))
        .end(),
    }))
    .where("id", "=", id)
    .returning("turn")
    .executeTakeFirst();
  return counted?.turn;
}

/** Records that the newest cookie came back, so that the one before counts no longer (docs/rules.md#return-to-checkout). */
export async function markTurnSeen(db: DbOrTransaction, { id, turn }: Pick<Checkout, "id" | "turn">): Promise<void> {
  await db
    .updateTable("checkout")
    .set({ seen_turn: turn })
    .where("id", "=", id)
    .where("seen_turn", "<", turn)
    .execute();
}

/** Ends the session of a checkout: none of its cookies counts any more. The order goes on (docs/rules.md#thank-you-page). */
export async function endSession(db: DbOrTransaction, id: string): Promise<void> {
  await db
    .updateTable("checkout")
    .set((row) => ({ turn: row("turn", "+", 2), seen_turn: row("turn", "+", 2) }))
    .where("id", "=", id)
    .execute();
}

export async function findCheckout(db: DbOrTransaction, id: string): Promise<Checkout | undefined> {
  return await db.selectFrom("checkout").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Saves another choice of kit.
 *
 * @returns the checkout; undefined when it may no longer change.
 */
export async function saveSelection(
  db: DbOrTransaction,
  id: string,
  selection: StoredSelection,
): Promise<Checkout | undefined> {
  return await db
    .updateTable("checkout")
    .set({ selection: JSON.stringify(selection), updated_at: databaseTime() })
    .where("id", "=", id)
    .where(isOpen)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Saves step 1. Step 2 becomes incomplete, because the address belongs to the customer.
 *
 * @returns false when the checkout may no longer change.
 */
export async function savePersonal(
  db: DbOrTransaction,
  id: string,
  personal: StoredPerson,
  customerId: string,
): Promise<boolean> {
  const saved = await db
    .updateTable("checkout")
    .set({ personal: JSON.stringify(personal), customer_id: customerId, address_id: null, updated_at: databaseTime() })
    .where("id", "=", id)
    .where(isOpen)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

/** The data of step 2, with the encrypted document number (docs/decisions/0022). */
interface AddressStep {
  address: StoredAddress & { docNumber?: never };
  sealedDocument: string;
  promotion: string | null;
}

const addressColumns = ({ address, sealedDocument, promotion }: AddressStep) => ({
  address: JSON.stringify(address),
  sealed_document: sealedDocument,
  promotion,
});

/** Saves what was typed in step 2, which stays incomplete. */
export async function saveTypedAddress(db: DbOrTransaction, id: string, step: AddressStep): Promise<void> {
  await db.updateTable("checkout").set(addressColumns(step)).where("id", "=", id).where(isOpen).execute();
}

/**
 * Saves step 2, with the promotion code of the form or the backend, and the selection as charged at the address
 * (docs/rules.md#territory-of-order).
 *
 * @returns false when another request changed the customer or the selection, or when the checkout may no longer change.
 */
export async function saveAddress(
  db: DbOrTransaction,
  id: string,
  step: AddressStep & {
    customerId: string;
    addressId: string;
    /** The selection for which the address was submitted, and the selection to save. */
    selection: { before: StoredSelection; after: StoredSelection };
  },
): Promise<boolean> {
  const saved = await db
    .updateTable("checkout")
    .set({
      ...addressColumns(step),
      address_id: step.addressId,
      selection: JSON.stringify(step.selection.after),
      updated_at: databaseTime(),
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
 * Reopens a step. The entered data stays; the ids that the backend returned for it are dropped.
 *
 * @returns false when the checkout may no longer change.
 */
export async function reopenStep(db: DbOrTransaction, id: string, step: "personal" | "address"): Promise<boolean> {
  const saved = await db
    .updateTable("checkout")
    .set({ ...(step === "personal" && { customer_id: null }), address_id: null, updated_at: databaseTime() })
    .where("id", "=", id)
    .where(isOpen)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * Deletes a checkout and its personal data.
 *
 * @returns false when an order was placed, or may have been.
 */
export async function deleteCheckout(db: DbOrTransaction, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom("checkout").where("id", "=", id).where(isOpen).returning("id").executeTakeFirst();
  return deleted !== undefined;
}
