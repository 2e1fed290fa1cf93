import type { ClientStatus } from "#app/kits/client-status.ts";
import type { Cents } from "#app/money.ts";
import { billOf, type Quote } from "./quote.ts";

/** Months in a row that cost the same, counted from 1; both ends belong to it. */
export interface CostPeriod {
  from: number;
  to: number;
  /** Kit and extras, each of these months. */
  monthly: Cents;
}

/** What a kit costs over the commitment. Installation and sign-up are free (section 9), so they are not in it. */
export interface Cost {
  months: number;
  periods: CostPeriod[];
  /** In the first bill alone; 0 for clients. */
  oneOff: Cents;
  total: Cents;
  /** The total by month, rounded half up: the one-off is in it. */
  average: Cents;
}

/** Whether a cost can be told over so many months: whole ones, and at least one. */
export function isCommitment(months: number): boolean {
  return Number.isInteger(months) && months >= 1;
}

/**
 * What a quote costs over the months of its commitment: the promo's months first, then the kit's own price; extras from the
 * first month on; the one-off once (section 9, decisions 6 and 7).
 *
 * @throws RangeError when there is no commitment: a cost over no months has no average.
 */
export function costOverMonths(quote: Quote, clientStatus: ClientStatus): Cost {
  const months = quote.conditions.commitmentMonths;
  if (!isCommitment(months)) throw new RangeError(`No cost can be told over ${months} months`);
  const bill = billOf(quote, clientStatus);
  const promoMonths = Math.min(bill.promo?.months ?? 0, months);
  const periods: CostPeriod[] = [];
  if (bill.promo) periods.push({ from: 1, to: promoMonths, monthly: bill.promo.monthly });
  if (promoMonths < months) periods.push({ from: promoMonths + 1, to: months, monthly: bill.monthly });
  const total = periods.reduce((sum, { from, to, monthly }) => sum + (to - from + 1) * monthly, bill.oneOff);
  return { months, periods, oneOff: bill.oneOff, total, average: Math.floor((2 * total + months) / (2 * months)) };
}
