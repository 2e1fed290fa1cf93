import type { Checkout } from "#app/db/database.ts";
import type { Selection } from "#app/kits/selection.ts";

/** A checkout that is not stored yet: step 1 stores it (docs/decisions/0052). */
export function newCheckout(id: string, selection: Selection): Checkout {
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
    created_at: now,
    updated_at: now,
  };
}
