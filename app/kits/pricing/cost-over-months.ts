import type { Cents } from "#app/money.ts";
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

/** Whether a number of months is a valid commitment: a whole number, at least 1. */
export function isCommitment(months: number): boolean {
  return Number.isInteger(months) && months >= 1;
}

/**
 * Adds up a quote over its commitment period: the months of the introductory price, the months of the kit's own price, and the
 * one-off payment. See docs/rules.md#cost-over-months.
 *
 * @throws RangeError when the quote has no valid commitment, because there is no average over 0 months.
 */
export function costOverMonths(quote: Quote, clientStatus: ClientStatus): Cost {
  const months = quote.conditions.commitmentMonths;
  if (!isCommitment(months)) throw new RangeError(`Cannot add up the cost over ${months} months`);
  const { introPrice, monthly, oneOff } = calculateBill(quote, clientStatus);
  const introMonths = Math.min(introPrice?.months ?? 0, months);
  const periods: CostPeriod[] = [];
  if (introPrice) periods.push({ from: 1, to: introMonths, monthly: introPrice.monthly });
  if (introMonths < months) periods.push({ from: introMonths + 1, to: months, monthly });
  const total = periods.reduce((sum, period) => sum + (period.to - period.from + 1) * period.monthly, oneOff);
  return { months, periods, oneOff, total, average: Math.floor((2 * total + months) / (2 * months)) };
}
