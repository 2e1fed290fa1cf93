import type { Checkout } from "#app/db/database.ts";
import type { Selection } from "#app/kits/selection.ts";

/** Where a checkout begins, for the counts of the funnel (docs/rules.md#funnel-counts). */
export type CheckoutOrigin = Pick<Checkout, "language" | "campaign" | "variant">;

/** A checkout that is not stored yet: step 1 stores it (docs/decisions/0052). */
export function newCheckout(id: string, selection: Selection, origin: CheckoutOrigin): Checkout {
  const now = new Date();
  return {
    id,
    turn: 0,
    selection,
    personal: null,
    customer_id: null,
    address: null,
    address_id: null,
    promotion: null,
    order_key: "",
    order_claimed_until: null,
    order_unresolved: false,
    sealed_order: null,
    order_sent_at: null,
    order_alarmed_at: null,
    order_id: null,
    ordered_at: null,
    sealed_document: null,
    ...origin,
    funnel_stage: 0,
    created_at: now,
    updated_at: now,
  };
}
