import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";
import type { Address, Person } from "#app/checkout/schema.ts";
import type { Selection } from "#app/kits/selection.ts";

type NullableJson<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** An address as it lies in a row: one that was written before document numbers were sealed holds its own (docs/decisions/0022). */
type StoredAddress = Omit<Address, "docNumber"> & { docNumber?: string };

/** One visitor's way through the checkout, from the choice of a kit to the order. */
export interface CheckoutTable {
  id: string;
  selection: JSONColumnType<Selection>;
  personal: NullableJson<Person>;
  customer_id: string | null;
  address: NullableJson<StoredAddress>;
  address_id: string | null;
  promotion: string | null;
  /** The idempotency key of this checkout's one order. */
  order_key: string;
  /** While this time has not come, one request is placing the order; others wait for it. */
  order_claimed_until: NullableTimestamp;
  /** The backend may have the order although no answer was written: nothing may change but the order's outcome. */
  order_unresolved: Generated<boolean>;
  order_id: string | null;
  ordered_at: NullableTimestamp;
  /** The document number of step 2, closed, until the e-mail of the order is sent. */
  sealed_document: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The step after which a visitor left. */
export type LeadStep = "personal" | "address";

/** A lead that was taken up: each once. */
export interface LeadTable {
  checkout_id: string;
  step: LeadStep;
  kind: "call" | "email";
  taken_at: Timestamp;
}

export interface Database {
  checkout: CheckoutTable;
  lead: LeadTable;
}

/** A checkout as it is read. */
export type Checkout = Selectable<CheckoutTable>;
