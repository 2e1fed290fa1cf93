import type { LocalizedText } from "#app/i18n/localize.ts";
import { type Cents, formatEuros, toCents } from "#app/money.ts";

/** What clients get off their mobile bill with an alarm, with a bill as an example (docs/rules.md#cost-over-months). */
export interface MobileDiscount {
  percent: number;
  months: number;
  /** A monthly bill, in euros. */
  exampleBill: number;
}

/** What clients have besides the prices of kits, and the discount in it. */
export interface ClientPromo {
  title: LocalizedText;
  mobileDiscount?: MobileDiscount;
}

/** The monthly bill of the example: '30,00 €'. */
export const exampleBill = (discount: MobileDiscount): string => formatEuros(toCents(discount.exampleBill));

/** What the example saves over the months of the discount, in cents. */
export function savedOnExample({ percent, months, exampleBill }: MobileDiscount): Cents {
  return Math.round((toCents(exampleBill) * percent) / 100) * months;
}
