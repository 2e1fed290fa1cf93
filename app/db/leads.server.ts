import type { Kysely } from "kysely";
import { type DbOrTransaction, isUnclaimed } from "./checkouts.server.ts";
import type { Checkout, Database, LeadStep } from "./database.ts";

/** A visitor who may have abandoned the checkout after a step, with the ids that the backend returned. */
export interface Lead {
  checkoutId: string;
  customerId: string;
  /** Set when the last completed step is step 2. */
  addressId?: string;
}

/** A call to the lead recovery service, or an e-mail. */
export type LeadKind = "call" | "email";

const leadStep = ({ addressId }: Lead): LeadStep => (addressId === undefined ? "personal" : "address");

/**
 * Claims a lead, once per checkout, step and kind. The claim is saved before the call, so that a crash loses a lead rather than
 * contacting it twice.
 *
 * @returns the checkout; undefined when the visitor continued, when the backend may have the order (docs/decisions/0053), or when the
 *   lead was claimed before; 'claimed' while the order is being placed.
 */
export async function claimLead(
  db: Kysely<Database>,
  lead: Lead,
  kind: LeadKind,
): Promise<Checkout | "claimed" | undefined> {
  return await db.transaction().execute(async (transaction) => {
    const checkout = await transaction
      .selectFrom("checkout")
      .selectAll()
      .select((row) => row.not(isUnclaimed(row)).as("is_claimed"))
      .where("id", "=", lead.checkoutId)
      .where("order_id", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!checkout || !isAbandoned(checkout, lead)) return undefined;
    if (checkout.is_claimed) return "claimed";
    if (checkout.order_unresolved) return undefined;
    const taken = await transaction
      .insertInto("lead")
      .values({ checkout_id: lead.checkoutId, step: leadStep(lead), kind })
      .onConflict((conflict) => conflict.doNothing())
      .returning("checkout_id")
      .executeTakeFirst();
    return taken && checkout;
  });
}

/** Releases a lead whose call certainly did not arrive, so that it can be retried. */
export async function releaseLead(db: Kysely<Database>, lead: Lead, kind: LeadKind): Promise<void> {
  await db
    .deleteFrom("lead")
    .where("checkout_id", "=", lead.checkoutId)
    .where("step", "=", leadStep(lead))
    .where("kind", "=", kind)
    .execute();
}

export async function wasCalled(db: DbOrTransaction, checkoutId: string): Promise<boolean> {
  const call = await db
    .selectFrom("lead")
    .select("step")
    .where("checkout_id", "=", checkoutId)
    .where("kind", "=", "call")
    .executeTakeFirst();
  return call !== undefined;
}

/** Whether the visitor has not continued. A reopened step has no id, a resubmitted one has a new id. */
function isAbandoned({ customer_id, address_id }: Checkout, { customerId, addressId }: Lead): boolean {
  const isSameCustomer = customer_id === null || customer_id === customerId;
  return isSameCustomer && (address_id === null || address_id === addressId);
}
