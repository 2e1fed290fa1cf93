import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";
import type { Translations } from "#app/i18n/localize.ts";

type NullableJson<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The quoted prices, in cents of a euro. */
interface StoredQuote {
  isBusiness: boolean;
  ivaIncluded: boolean;
  tax?: string;
  monthly: { client: number; notClient: number };
  camera: { chosen: boolean; monthly: number };
  panicButton: { chosen: boolean; monthly: number };
  conditions: {
    promoMonthly: number;
    promoMonths: number;
    oneOff: number;
    installation: number;
    signUp: number;
    commitmentMonths: number;
  };
}

interface StoredTax {
  territory: string;
  label: string;
  factor: number;
  base?: string | null;
}

type StoredTerritory = "peninsula" | "canarias" | "ceuta" | "melilla";

/**
 * The chosen kit with its quote. The types of stored JSON are declared here, not imported from the code that writes them. Rows of
 * earlier versions have to stay readable, so a renamed field needs a migration.
 */
export interface StoredSelection {
  productId: string;
  path: string;
  slug: string;
  name: string;
  kitName: Translations;
  image: {
    url: string;
    alt: Translations;
  };
  complements: { key: string; quantity: number; name: Translations }[];
  extraNames: { camera: Translations; panicButton: Translations };
  quote: StoredQuote;
  leaving?: {
    commitmentMonths: number;
    installation: number;
    discounts: number;
    equipment: number;
    equipmentMonths: number;
  };
  territory: StoredTerritory;
  shownIn: StoredTerritory;
  base: { quote: StoredQuote; taxes: StoredTax[] };
  seen?: {
    client: number;
    notClient: number;
    camera: number;
    panicButton: number;
    promoMonthly: number;
    promoMonths: number;
    oneOff?: number;
    hasPanicButton?: boolean;
    commitmentMonths?: number;
    taxes?: StoredTax[];
  };
}

/** The data of step 1. */
export interface StoredPerson {
  clientStatus: "CLIENT" | "NOT_CLIENT";
  name: string;
  phone: string;
  email: string;
  commercialConsent: boolean;
}

/** The installation address of step 2. */
export interface StoredAddress {
  docType: "DNI" | "NIE" | "CIF";
  companyName: string;
  type: string;
  street: string;
  number: string;
  block: string;
  stairs: string;
  floor: string;
  door: string;
  postalCode: string;
  city: string;
  province: string;
}

/** One visitor's checkout, from the choice of a kit to the order. */
interface CheckoutTable {
  id: string;
  /** Number of accepted steps. The visitor's cookie names it, so that an earlier cookie is no longer valid. */
  turn: Generated<number>;
  /** The `turn` of the newest cookie that came back. The one before it counts no longer. */
  seen_turn: Generated<number>;
  selection: JSONColumnType<StoredSelection>;
  personal: NullableJson<StoredPerson>;
  customer_id: string | null;
  address: NullableJson<StoredAddress>;
  address_id: string | null;
  promotion: string | null;
  /** Idempotency key of the order. */
  order_key: string;
  /** Until this time, one request is placing the order and others wait (docs/rules.md#one-order). */
  order_claimed_until: NullableTimestamp;
  /** The backend may have the order although no result was saved. Nothing but the result of the order may change. */
  order_unresolved: Generated<boolean>;
  /** The encrypted body of the order, with the account, while its outcome is unknown (docs/decisions/0053). */
  sealed_order: string | null;
  /** When the outcome became unknown. */
  order_sent_at: NullableTimestamp;
  /** When staff was alarmed that the outcome stays unknown. */
  order_alarmed_at: NullableTimestamp;
  order_id: string | null;
  ordered_at: NullableTimestamp;
  /** The encrypted document number of step 2, until the e-mail of the order is sent (docs/decisions/0022). */
  sealed_document: string | null;
  /** The language of the first step. This and the next four are for the counts of the funnel (docs/rules.md#funnel-counts). */
  language: Generated<string>;
  /** The `utm_id` of the first step; empty without one. */
  campaign: Generated<string>;
  /** The variants of experiments that the visitor had seen; empty without one (docs/decisions/0082). */
  variant: Generated<string>;
  /** Whether a visitor began it, and no program or preview. */
  is_counted: Generated<boolean>;
  /** The last stage that was counted, as its position in `STAGES`. */
  funnel_stage: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The last step that the visitor completed. */
export type LeadStep = "personal" | "address";

/** A lead that was contacted: once per step and kind. */
interface LeadTable {
  checkout_id: string;
  step: LeadStep;
  kind: "call" | "email";
  taken_at: Timestamp;
}

/** A webhook call that was taken. Deleted once its signature is too old. */
interface WebhookCallTable {
  signature: string;
  received_at: Timestamp;
}

/** A visitor's withdrawal from a contract (docs/rules.md#withdrawal). */
export interface WithdrawalTable {
  id: string;
  received_at: ColumnType<Date, Date, never>;
  /** The encrypted declaration, with its acknowledgement. */
  sealed_declaration: string;
  /** When the company got it. */
  sent_at: NullableTimestamp;
}

/** Requests of a sender in the current window, as `rate-limiter-flexible` counts them (docs/decisions/0057). */
interface RateLimitTable {
  /** The limit, and a keyed hash of the sender. */
  key: string;
  points: number;
  /** End of the window, in milliseconds since 1970. */
  expire: ColumnType<number, number, number>;
}

/** What was counted on a day in Spain. An empty text means that there is none (docs/rules.md#funnel-counts). */
export interface FunnelCountTable {
  /** Read it as text: the drivers would make a time of it. */
  day: string;
  event: string;
  page: string;
  kit: string;
  client_status: string;
  language: string;
  campaign: string;
  variant: string;
  count: number;
}

export interface Database {
  funnel_count: FunnelCountTable;
  webhook_call: WebhookCallTable;
  checkout: CheckoutTable;
  lead: LeadTable;
  rate_limit: RateLimitTable;
  withdrawal: WithdrawalTable;
}

/** A row of the table of checkouts. */
export type Checkout = Selectable<CheckoutTable>;
