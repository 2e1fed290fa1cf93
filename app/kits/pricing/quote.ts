import { type Cents, toCents } from "#app/money.ts";

/**
 * The prices that a visitor saw when choosing a kit, in cents. They are the prices charged: docs/rules.md#quoted-price.
 *
 * The checkout stores quotes as JSON, so renaming a field needs a migration.
 */
export interface Quote {
  isBusiness: boolean;
  ivaIncluded: boolean;
  /** The tax that all amounts include in place of IVA: 'IGIC' or 'IPSI'. Absent on the peninsula. */
  tax?: string;
  monthly: { client: Cents; notClient: Cents };
  camera: QuotedExtra;
  panicButton: QuotedExtra;
  conditions: Conditions;
}

/** An extra: whether the visitor chose it, and its monthly price in cents. */
interface QuotedExtra {
  chosen: boolean;
  monthly: Cents;
}

/** The terms of sale that were valid when the quote was made. */
export interface Conditions {
  /** The introductory price: docs/rules.md#introductory-price. */
  promoMonthly: Cents;
  /** How many months the introductory price lasts. */
  promoMonths: number;
  /** Added to the first bill of visitors who are not clients: docs/rules.md#one-off-payment. */
  oneOff: Cents;
  /** The regular prices of installation and sign-up, which are free: docs/rules.md#free-of-charge. */
  installation: Cents;
  signUp: Cents;
  commitmentMonths: number;
}

/** The price fields of a kit in the CMS, in euros. */
export interface PricedKit {
  isBusiness: boolean;
  ivaIncluded: boolean;
  price: { client: number; notClient: number };
  camera: { surcharge: number };
}

/** The terms of sale in the CMS, in euros and months. */
export interface ContentConditions {
  promoPrice: number;
  promoMonths: number;
  oneOff: number;
  installation: number;
  signUp: number;
  commitmentMonths: number;
}

/** The extras that a visitor chose. */
export interface Choice {
  camera?: boolean;
  panicButton?: boolean;
  /** Euros a month for the panic button in the kit's segment. */
  panicButtonPrice?: number;
}

/** Quotes a kit in cents, with the peninsula's prices. The camera costs the kit's own surcharge: docs/rules.md#kit-camera-price. */
export function createQuote(kit: PricedKit, conditions: ContentConditions, choice: Choice = {}): Quote {
  return {
    isBusiness: kit.isBusiness,
    ivaIncluded: kit.ivaIncluded,
    monthly: { client: toCents(kit.price.client), notClient: toCents(kit.price.notClient) },
    camera: { chosen: choice.camera ?? false, monthly: toCents(kit.camera.surcharge) },
    panicButton: { chosen: choice.panicButton ?? false, monthly: toCents(choice.panicButtonPrice ?? 0) },
    conditions: {
      promoMonthly: toCents(conditions.promoPrice),
      promoMonths: conditions.promoMonths,
      oneOff: toCents(conditions.oneOff),
      installation: toCents(conditions.installation),
      signUp: toCents(conditions.signUp),
      commitmentMonths: conditions.commitmentMonths,
    },
  };
}
