import type { Cents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import type { Quote } from "./quote.ts";

/** The lower price of the first months: 19,90 € a month for 4 months with the seed content. Amounts in cents. */
export interface IntroductoryPrice {
  /** How many months it lasts, from the first one. */
  months: number;
  /** The kit alone, a month. */
  kit: Cents;
  /** Kit and extras, a month. Extras cost the same from the first month. */
  monthly: Cents;
}

/** The amounts that a visitor pays, in cents. */
export interface Bill {
  /** The kit alone, a month. */
  kit: Cents;
  /** A month; undefined when the extra was not chosen. */
  camera?: Cents;
  panicButton?: Cents;
  /** Kit and extras, a month: docs/rules.md#monthly-total. */
  monthly: Cents;
  /** Once, with the first bill; 0 for clients. See docs/rules.md#one-off-payment. */
  oneOff: Cents;
  introPrice?: IntroductoryPrice;
}

/** Adds up a quote for a client status. The amounts of the quote have the tax of the territory already (`territory-tax.ts`). */
export function calculateBill(quote: Quote, clientStatus: ClientStatus): Bill {
  const kit = clientStatus === "CLIENT" ? quote.monthly.client : quote.monthly.notClient;
  const camera = quote.camera.chosen ? quote.camera.monthly : undefined;
  const panicButton = quote.panicButton.chosen ? quote.panicButton.monthly : undefined;
  const extras = (camera ?? 0) + (panicButton ?? 0);
  return {
    kit,
    camera,
    panicButton,
    monthly: kit + extras,
    oneOff: clientStatus === "NOT_CLIENT" ? quote.conditions.oneOff : 0,
    introPrice: getIntroductoryPrice(quote, clientStatus, extras),
  };
}

/**
 * The introductory price of a quote. Only visitors who are not clients get it, only for home kits, and only where it is lower than
 * the kit's own price. See docs/rules.md#introductory-price.
 *
 * @param extras cents a month for the chosen extras
 */
function getIntroductoryPrice(
  { isBusiness, monthly, conditions }: Quote,
  clientStatus: ClientStatus,
  extras: Cents,
): IntroductoryPrice | undefined {
  const { promoMonthly: kit, promoMonths: months } = conditions;
  const applies = clientStatus === "NOT_CLIENT" && !isBusiness && months > 0 && kit < monthly.notClient;
  return applies ? { months, kit, monthly: kit + extras } : undefined;
}
