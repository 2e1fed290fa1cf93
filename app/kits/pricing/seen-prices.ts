import type { Cents } from "#app/money.ts";
import type { Quote } from "./quote.ts";
import type { ContentTax } from "./territory-tax.ts";

/** The prices and terms that marketing can change while a visitor orders, in cents. */
export interface SeenPrices {
  client: Cents;
  notClient: Cents;
  camera: Cents;
  panicButton: Cents;
  promoMonthly: Cents;
  promoMonths: number;
  /** Older checkouts lack it, and what follows. */
  oneOff?: Cents;
  /** Whether the panic button was chosen: once it is off sale, the order is without it. */
  hasPanicButton?: boolean;
  commitmentMonths?: number;
  taxes?: ContentTax[];
}

/** The peninsula's prices, and the taxes of the other territories. */
export interface BasePrices {
  quote: Quote;
  taxes: ContentTax[];
}

export const pricesOf = ({ quote: { monthly, camera, panicButton, conditions }, taxes }: BasePrices): SeenPrices => ({
  client: monthly.client,
  notClient: monthly.notClient,
  camera: camera.monthly,
  panicButton: panicButton.monthly,
  promoMonthly: conditions.promoMonthly,
  promoMonths: conditions.promoMonths,
  oneOff: conditions.oneOff,
  hasPanicButton: panicButton.chosen,
  commitmentMonths: conditions.commitmentMonths,
  taxes,
});

/** Prices as they would be with those that the visitor saw. */
export function withPrices({ quote, taxes }: BasePrices, seen: SeenPrices): BasePrices {
  const { client, notClient, camera, panicButton, promoMonthly, promoMonths } = seen;
  const chosen = seen.hasPanicButton ?? quote.panicButton.chosen;
  const { oneOff = quote.conditions.oneOff, commitmentMonths = quote.conditions.commitmentMonths } = seen;
  return {
    quote: {
      ...quote,
      monthly: { client, notClient },
      camera: { ...quote.camera, monthly: camera },
      panicButton: { chosen, monthly: panicButton },
      conditions: { ...quote.conditions, promoMonthly, promoMonths, oneOff, commitmentMonths },
    },
    taxes: seen.taxes ?? taxes,
  };
}
