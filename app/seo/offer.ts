import { billOf } from "#app/kits/pricing/bill.ts";
import type { Quote } from "#app/kits/pricing/quote.ts";
import { type Cents, toWire } from "#app/money.ts";
import type { Thing } from "./thing.ts";

interface Sale {
  /** The whole address of the kit's page. */
  address: string;
  seller: Thing;
}

/**
 * What a kit costs somebody of whom nothing is known, who is no client of the operator (docs/decisions/0016): the lasting price
 * a month, what the first months cost where a promo makes them cheaper, and the single payment of the first bill (section 9).
 */
export function offerToStrangers(quote: Quote, { address, seller }: Sale): Thing {
  const bill = billOf(quote, "NOT_CLIENT");
  const amount = (type: string, cents: Cents, more: Thing): Thing => ({
    "@type": type,
    price: toWire(cents),
    priceCurrency: "EUR",
    valueAddedTaxIncluded: quote.ivaIncluded,
    ...more,
  });
  const monthly = (cents: Cents, more: Thing = {}) =>
    amount("UnitPriceSpecification", cents, {
      priceComponentType: "https://schema.org/Subscription",
      // A month, as UN/CEFACT calls it; how long and from when are counted in it.
      unitCode: "MON",
      billingIncrement: 1,
      ...more,
    });
  const { introPrice } = bill;
  return {
    "@type": "Offer",
    url: address,
    price: toWire(bill.monthly),
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
    seller,
    priceSpecification: [
      ...(introPrice ? [monthly(introPrice.monthly, { billingStart: 0, billingDuration: introPrice.months })] : []),
      monthly(bill.monthly, introPrice ? { billingStart: introPrice.months } : {}),
      ...(bill.oneOff > 0
        ? [
            amount("UnitPriceSpecification", bill.oneOff, {
              priceComponentType: "https://schema.org/Downpayment",
            }),
          ]
        : []),
    ],
  };
}
