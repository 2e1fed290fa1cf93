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

/**
 * The introductory price of a quote. Only visitors who are not clients get it, only for home kits, and only where it is lower than
 * the kit's own price. See docs/rules.md#introductory-price.
 *
 * @param extras cents a month for the chosen extras
 */
export function getIntroductoryPrice(
  { isBusiness, monthly, conditions }: Quote,
  clientStatus: ClientStatus,
  extras: Cents,
): IntroductoryPrice | undefined {
  const { promoMonthly: kit, promoMonths: months } = conditions;
  const applies = clientStatus === "NOT_CLIENT" && !isBusiness && months > 0 && kit < monthly.notClient;
  return applies ? { months, kit, monthly: kit + extras } : undefined;
}
