import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import type { Address, Person } from "#app/checkout/schema.ts";
import type { Selection } from "#app/kits/selection.ts";
import type { Checkout, Database } from "./database.ts";

type Db = Kysely<Database> | Transaction<Database>;

const now = () => new Date();

/** Whether no request is placing the order at a time. */
const isUnclaimed = (at: Date) => (row: ExpressionBuilder<Database, "checkout">) =>
  row.or([row("order_claimed_until", "is", null), row("order_claimed_until", "<", at)]);

/** Starts a checkout with what was chosen. */
export async function createCheckout(db: Db, selection: Selection): Promise<Checkout> {
  return await db
    .insertInto("checkout")
    .values({ id: randomUUID(), selection: JSON.stringify(selection), order_key: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findCheckout(db: Db, id: string): Promise<Checkout | undefined> {
  return await db.selectFrom("checkout").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Changes what was chosen, as long as no order was placed or is being placed. */
export async function saveSelection(db: Db, id: string, selection: Selection): Promise<Checkout | undefined> {
  return await db
    .updateTable("checkout")
    .set({ selection: JSON.stringify(selection), updated_at: now() })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .where(isUnclaimed(now()))
    .returningAll()
    .executeTakeFirst();
}

/** Keeps step 1. The address belongs to the customer, so it is asked for again. */
export async function savePersonal(db: Db, id: string, personal: Person, customerId: string): Promise<void> {
  await db
    .updateTable("checkout")
    .set({ personal: JSON.stringify(personal), customer_id: customerId, address_id: null, updated_at: now() })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .execute();
}

/** Keeps step 2, and the promotion code that came with it or that the backend gave. */
export async function saveAddress(
  db: Db,
  id: string,
  step: { customerId: string; address: Address; addressId: string; promotion: string | null },
): Promise<void> {
  await db
    .updateTable("checkout")
    .set({
      address: JSON.stringify(step.address),
      address_id: step.addressId,
      promotion: step.promotion,
      updated_at: now(),
    })
    .where("id", "=", id)
    // Another tab may have gone back to step 1 meanwhile: its customer is not this address's.
    .where("customer_id", "=", step.customerId)
    .where("order_id", "is", null)
    .execute();
}

/** Goes back to a step: what was typed stays, its answer from the backend is asked for again. */
export async function reopenStep(db: Db, id: string, step: "personal" | "address"): Promise<void> {
  await db
    .updateTable("checkout")
    .set({ ...(step === "personal" && { customer_id: null }), address_id: null, updated_at: now() })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .execute();
}

/**
 * Claims the right to place this checkout's order for `milliseconds`. Of two requests at the same time one gets it.
 *
 * @returns whether this caller holds the claim.
 */
export async function claimOrder(db: Db, id: string, milliseconds: number): Promise<boolean> {
  const at = now();
  const claimed = await db
    .updateTable("checkout")
    .set({ order_claimed_until: new Date(at.getTime() + milliseconds) })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .where(isUnclaimed(at))
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseOrder(db: Db, id: string): Promise<void> {
  await db.updateTable("checkout").set({ order_claimed_until: null }).where("id", "=", id).execute();
}

/**
 * Writes that the order was placed, and forgets the document number, whose purpose has ended.
 *
 * @returns whether this call was the one that wrote it.
 */
export async function saveOrder(db: Db, checkout: Checkout, orderId: string): Promise<boolean> {
  const address = checkout.address && { ...checkout.address, docNumber: "" };
  const saved = await db
    .updateTable("checkout")
    .set({
      order_id: orderId,
      ordered_at: now(),
      order_claimed_until: null,
      address: address && JSON.stringify(address),
      updated_at: now(),
    })
    .where("id", "=", checkout.id)
    .where("order_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}
