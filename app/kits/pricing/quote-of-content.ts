import { toCents } from "#app/money.ts";
import type { Conditions, Quote } from "./quote.ts";

/** The amounts of the content that a quote is made of, in euros. */
export interface PricedKit {
  isBusiness: boolean;
  ivaIncluded: boolean;
  price: { client: number; notClient: number };
  camera: { surcharge: number };
}

export interface ContentConditions {
  promoPrice: number;
  promoMonths: number;
  oneOff: number;
  installation: number;
  signUp: number;
  commitmentMonths: number;
}

export interface Choice {
  camera?: boolean;
  panicButton?: boolean;
  /** Euros a month for the panic button in the kit's segment. */
  panicButtonPrice?: number;
}

/** The conditions of the content, in cents. */
function conditionsOf(conditions: ContentConditions): Conditions {
  return {
    promoMonthly: toCents(conditions.promoPrice),
    promoMonths: conditions.promoMonths,
    oneOff: toCents(conditions.oneOff),
    installation: toCents(conditions.installation),
    signUp: toCents(conditions.signUp),
    commitmentMonths: conditions.commitmentMonths,
  };
}

/** The quote for a kit of the content with what was chosen. A camera costs the kit's own surcharge (decisions 5). */
export function quoteOf(kit: PricedKit, conditions: ContentConditions, choice: Choice = {}): Quote {
  return {
    isBusiness: kit.isBusiness,
    ivaIncluded: kit.ivaIncluded,
    monthly: { client: toCents(kit.price.client), notClient: toCents(kit.price.notClient) },
    camera: { chosen: choice.camera ?? false, monthly: toCents(kit.camera.surcharge) },
    panicButton: { chosen: choice.panicButton ?? false, monthly: toCents(choice.panicButtonPrice ?? 0) },
    conditions: conditionsOf(conditions),
  };
}
