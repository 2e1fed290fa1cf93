import type { Kysely } from "kysely";
import { now } from "./checkouts.server.ts";
import type { Checkout, Database, LeadStep } from "./database.ts";

/** A visitor who may have left after a step, with the ids that the step gave. */
export interface Lead {
  checkoutId: string;
  customerId: string;
  /** Set when it was step 2 that he left after. */
  addressId?: string;
}

/** How a lead is made known: a call of the recovery service, and an e-mail. */
export type LeadKind = "call" | "email";

export const leadStep = ({ addressId }: Lead): LeadStep => (addressId === undefined ? "personal" : "address");

/**
 * Takes up a lead, once a checkout, step and kind: written before the call, so that a crash in the middle makes none of it
 * rather than two.
 *
 * @returns the checkout; undefined when its visitor went on, or the lead was taken up before; 'claimed' while its order is being
 *   placed, for nobody knows yet which.
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
      .where("id", "=", lead.checkoutId)
      .where("order_id", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!checkout || !isStillThere(checkout, lead)) return undefined;
    if (checkout.order_claimed_until && checkout.order_claimed_until >= now()) return "claimed";
    const taken = await transaction
      .insertInto("lead")
      .values({ checkout_id: lead.checkoutId, step: leadStep(lead), kind })
      .onConflict((conflict) => conflict.doNothing())
      .returning("checkout_id")
      .executeTakeFirst();
    return taken && checkout;
  });
}

/** Gives a lead back of which the service certainly has not heard, so that it can be tried again. */
export async function releaseLead(db: Kysely<Database>, lead: Lead, kind: LeadKind): Promise<void> {
  await db
    .deleteFrom("lead")
    .where("checkout_id", "=", lead.checkoutId)
    .where("step", "=", leadStep(lead))
    .where("kind", "=", kind)
    .execute();
}

/** Whether the visitor still stands where he was: a step that is open for editing has no id, a later one has another. */
function isStillThere({ customer_id, address_id }: Checkout, { customerId, addressId }: Lead): boolean {
  const isSameCustomer = customer_id === null || customer_id === customerId;
  return isSameCustomer && (address_id === null || address_id === addressId);
}
