import { expect, test } from "vitest";
import { nonClientOffer } from "#app/kits/page/kit-json-ld.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import { CONDITIONS, KITS } from "#tests/support/price-list.ts";

const SALE = { url: "https://alarmas.example/kit", seller: { "@id": "https://alarmas.example/#organization" } };

/** The offer of a kit, which has the price for visitors who are not clients. */
const offerOf = (kit: keyof typeof KITS, conditions = CONDITIONS) =>
  nonClientOffer(createQuote(KITS[kit], conditions), SALE);

const MONTHLY = { "@type": "UnitPriceSpecification", priceCurrency: "EUR", unitCode: "MON", billingIncrement: 1 };
const SUBSCRIPTION = { ...MONTHLY, priceComponentType: "https://schema.org/Subscription" };
const ONE_OFF = {
  "@type": "UnitPriceSpecification",
  price: "19.90",
  priceCurrency: "EUR",
  priceComponentType: "https://schema.org/Downpayment",
};

test.each([
  ["piso", "42.35"],
  ["bajo-atico", "44.77"],
  ["chalet", "48.40"],
] as const)("a home kit has an introductory price, then its own price, and a one-off payment: %s", (kit, price) => {
  const tax = { valueAddedTaxIncluded: true };
  expect(offerOf(kit)).toEqual({
    "@type": "Offer",
    url: SALE.url,
    price,
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
    seller: SALE.seller,
    priceSpecification: [
      { ...SUBSCRIPTION, ...tax, price: "19.90", billingStart: 0, billingDuration: 4 },
      { ...SUBSCRIPTION, ...tax, price, billingStart: 4 },
      { ...ONE_OFF, ...tax },
    ],
  });
});

test.each([
  ["negocios", "35.00"],
  ["local", "37.00"],
  ["oficina", "40.00"],
] as const)("a business kit has no introductory price, and its price does not include IVA: %s", (kit, price) => {
  const tax = { valueAddedTaxIncluded: false };
  expect(offerOf(kit)).toMatchObject({
    price,
    priceSpecification: [
      { ...SUBSCRIPTION, ...tax, price },
      { ...ONE_OFF, ...tax },
    ],
  });
});

test("an offer without a one-off payment", () => {
  expect(offerOf("negocios", { ...CONDITIONS, oneOff: 0 }).priceSpecification).toHaveLength(1);
});
