import type { LocalizedText } from "#app/i18n/localize.ts";
import { type Cents, formatEuros, toCents, withIva } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
import { calculateBill } from "./bill.ts";
import type { Quote } from "./quote.ts";

/** Consecutive months with the same price, counted from 1. `from` and `to` are both included. */
export interface CostPeriod {
  from: number;
  to: number;
  /** Kit and extras, cents a month. */
  monthly: Cents;
}

/** The cost of a kit over the commitment period, in cents. Installation and sign-up are free. */
interface Cost {
  months: number;
  periods: CostPeriod[];
  /** Once, with the first bill; 0 for clients. */
  oneOff: Cents;
  total: Cents;
  /** Total divided by months, rounded half up. Includes the one-off payment. */
  average: Cents;
}

/**
 * Adds up a quote over its commitment period: the months of the introductory price, the months of the kit's own price, and the
 * one-off payment. See docs/rules.md#cost-over-months.
 */
export function costOverMonths(quote: Quote, clientStatus: ClientStatus): Cost {
  const months = quote.conditions.commitmentMonths;
  const { introPrice, monthly, oneOff } = calculateBill(quote, clientStatus);
  const introMonths = Math.min(introPrice?.months ?? 0, months);
  const periods: CostPeriod[] = [];
  if (introPrice) periods.push({ from: 1, to: introMonths, monthly: introPrice.monthly });
  if (introMonths < months) periods.push({ from: introMonths + 1, to: months, monthly });
  const total = sumOf(periods, oneOff, (monthly) => monthly);
  return { months, periods, oneOff, total, average: Math.floor((2 * total + months) / (2 * months)) };
}

/** The total of a cost whose prices are without IVA, with the 21 % of each month's bill, in cents. The one-off payment stays as it is. */
export const totalWithIva = ({ periods, oneOff }: Cost): Cents => sumOf(periods, oneOff, withIva);

/** What a client pays over the commitment less than others, or more. In cents. */
export interface Difference {
  months: number;
  /** Above 0 where clients pay more. */
  more: Cents;
  /** The first month after the introductory price of others. */
  from: number;
  /** How much less clients pay each month from then on. */
  less: Cents;
}

/** Compares what clients and others pay over the commitment. Undefined where both pay the same. See docs/rules.md#cost-over-months. */
export function clientDifference(quote: Quote): Difference | undefined {
  const client = costOverMonths(quote, "CLIENT");
  const others = costOverMonths(quote, "NOT_CLIENT");
  const lasting = others.periods.at(-1);
  const own = client.periods.at(-1);
  if (!lasting || !own || client.total === others.total) return undefined;
  return {
    months: client.months,
    more: client.total - others.total,
    from: lasting.from,
    less: lasting.monthly - own.monthly,
  };
}

const sumOf = (periods: CostPeriod[], oneOff: Cents, priceOf: (monthly: Cents) => Cents): Cents =>
  periods.reduce((sum, { from, to, monthly }) => sum + (to - from + 1) * priceOf(monthly), oneOff);

/** What clients get off their mobile bill with an alarm, with a bill as an example (docs/rules.md#cost-over-months). */
export interface MobileDiscount {
  percent: number;
  months: number;
  /** A monthly bill, in euros. */
  exampleBill: number;
}

/** The promo of clients that prices of kits do not include: a discount on their mobile bill. */
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
