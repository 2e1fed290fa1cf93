import type { ClientStatus } from "#app/kits/client-status.ts";
import type { Cents } from "#app/money.ts";

/** An extra of a quote: whether it was chosen and what it adds a month. */
export interface QuotedExtra {
  chosen: boolean;
  monthly: Cents;
}

/** The conditions of section 9 that a quote was made under. */
export interface Conditions {
  /** Kit price a month in the first months, for NOT_CLIENT at home. */
  promoMonthly: Cents;
  promoMonths: number;
  /** Added to the first bill of NOT_CLIENT. */
  oneOff: Cents;
  /** What installation and sign-up normally cost; both are free here. */
  installation: Cents;
  signUp: Cents;
  commitmentMonths: number;
}

/** The prices that a visitor was shown when choosing: what is shown is what is charged (decisions 5). */
export interface Quote {
  isBusiness: boolean;
  ivaIncluded: boolean;
  /** The tax that all amounts hold in place of IVA, where the visitor chose a territory without it: 'IGIC', 'IPSI'. */
  tax?: string;
  monthly: { client: Cents; notClient: Cents };
  camera: QuotedExtra;
  panicButton: QuotedExtra;
  conditions: Conditions;
}

/** What a visitor pays, by the rules of section 9 and decisions 5 to 7. */
export interface Bill {
  /** The kit alone, a month. */
  kit: Cents;
  camera?: Cents;
  panicButton?: Cents;
  /** Kit and extras, a month: the order's price. */
  monthly: Cents;
  /** On the first bill alone; 0 for clients. */
  oneOff: Cents;
  /** What the first months cost, when a promo makes them cheaper. */
  promo?: { months: number; kit: Cents; monthly: Cents };
}

/** Adds up a quote for a client status. Extras are charged from the first month (decisions 7). */
export function billOf(quote: Quote, clientStatus: ClientStatus): Bill {
  const kit = clientStatus === "CLIENT" ? quote.monthly.client : quote.monthly.notClient;
  const camera = quote.camera.chosen ? quote.camera.monthly : undefined;
  const panicButton = quote.panicButton.chosen ? quote.panicButton.monthly : undefined;
  const extras = (camera ?? 0) + (panicButton ?? 0);
  const { promoMonthly, promoMonths, oneOff } = quote.conditions;
  const hasPromo = clientStatus === "NOT_CLIENT" && !quote.isBusiness && promoMonths > 0 && promoMonthly < kit;
  return {
    kit,
    camera,
    panicButton,
    monthly: kit + extras,
    oneOff: clientStatus === "NOT_CLIENT" ? oneOff : 0,
    promo: hasPromo ? { months: promoMonths, kit: promoMonthly, monthly: promoMonthly + extras } : undefined,
  };
}
