import { calculateBill } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { Cents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

/** An amount before and after a change, in cents. */
export interface AmountChange {
  before: Cents;
  after: Cents;
}

/** The amounts that change; unchanged amounts are absent. */
export interface PriceChange {
  /** Introductory monthly price, and the number of months for which it is paid. */
  introPrice?: AmountChange & { months: number };
  monthly?: AmountChange;
}

/**
 * Compares the shown with the charged price (docs/rules.md#territory-of-order, docs/rules.md#quoted-price); undefined when they are
 * equal. The one-off payment is the same everywhere.
 */
export function priceChange(shown: Quote, charged: Quote, clientStatus: ClientStatus): PriceChange | undefined {
  const [before, after] = [calculateBill(shown, clientStatus), calculateBill(charged, clientStatus)];
  const introPrice =
    before.introPrice && after.introPrice && change(before.introPrice.monthly, after.introPrice.monthly);
  const monthly = change(before.monthly, after.monthly);
  if (!introPrice && !monthly) return undefined;
  return {
    introPrice: introPrice && after.introPrice ? { ...introPrice, months: after.introPrice.months } : undefined,
    monthly,
  };
}

function change(before: Cents, after: Cents): AmountChange | undefined {
  return before === after ? undefined : { before, after };
}
