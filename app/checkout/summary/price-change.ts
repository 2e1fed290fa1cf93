import { billOf } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import type { Cents } from "#app/money.ts";
import type { ClientStatus } from "#app/site/client-status.ts";

/** An amount that the address changes. */
export interface Change {
  before: Cents;
  after: Cents;
}

/** What an address changes of a price; what stays as it is is absent. */
export interface PriceChange {
  /** The first months, where a promo makes them cheaper. */
  promo?: Change & { months: number };
  monthly?: Change;
  oneOff?: Change;
}

/** What changes when a price is another than the one that was shown; undefined when nothing does (decisions 17). */
export function priceChange(shown: Quote, charged: Quote, clientStatus: ClientStatus): PriceChange | undefined {
  const [before, after] = [billOf(shown, clientStatus), billOf(charged, clientStatus)];
  const promo = before.introPrice && after.introPrice && change(before.introPrice.monthly, after.introPrice.monthly);
  const monthly = change(before.monthly, after.monthly);
  const oneOff = change(before.oneOff, after.oneOff);
  if (!promo && !monthly && !oneOff) return undefined;
  return {
    promo: promo && after.introPrice ? { ...promo, months: after.introPrice.months } : undefined,
    monthly,
    oneOff,
  };
}

function change(before: Cents, after: Cents): Change | undefined {
  return before === after ? undefined : { before, after };
}
