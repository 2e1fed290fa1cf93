import type { Cents } from "#app/money.ts";
import type { Quote } from "./quote.ts";

/** The prices of a quote that marketing can change while a visitor orders, in cents. */
export interface SeenPrices {
  client: Cents;
  notClient: Cents;
  camera: Cents;
  panicButton: Cents;
  promoMonthly: Cents;
  promoMonths: number;
}

export const pricesOf = ({ monthly, camera, panicButton, conditions }: Quote): SeenPrices => ({
  client: monthly.client,
  notClient: monthly.notClient,
  camera: camera.monthly,
  panicButton: panicButton.monthly,
  promoMonthly: conditions.promoMonthly,
  promoMonths: conditions.promoMonths,
});

/** A quote as it would be with the prices that the visitor saw. */
export function withPrices(quote: Quote, seen: SeenPrices): Quote {
  const { client, notClient, camera, panicButton, promoMonthly, promoMonths } = seen;
  return {
    ...quote,
    monthly: { client, notClient },
    camera: { ...quote.camera, monthly: camera },
    panicButton: { ...quote.panicButton, monthly: panicButton },
    conditions: { ...quote.conditions, promoMonthly, promoMonths },
  };
}
