import { describe, expect, test } from "vitest";
import { nonClientOffer } from "#app/kits/page/kit-json-ld.ts";
import { quoteOf } from "#app/kits/pricing/quote.ts";

const CONDITIONS = {
  promoPrice: 19.9,
  promoMonths: 4,
  oneOff: 19.9,
  installation: 300,
  signUp: 100,
  commitmentMonths: 24,
};
const SALE = { url: "https://alarmas.example/kit", seller: { "@id": "https://alarmas.example/#organization" } };

/** What a kit costs who is no client, by section 9; the other price is there to be told from it. */
const offerOf = (kit: [client: number, notClient: number], isBusiness: boolean, conditions = CONDITIONS) => {
  const [client, notClient] = kit;
  const priced = { isBusiness, ivaIncluded: !isBusiness, price: { client, notClient }, camera: { surcharge: 3.2 } };
  return nonClientOffer(quoteOf(priced, conditions), SALE);
};

const MONTHLY = { "@type": "UnitPriceSpecification", priceCurrency: "EUR", unitCode: "MON", billingIncrement: 1 };
const SUBSCRIPTION = { ...MONTHLY, priceComponentType: "https://schema.org/Subscription" };
const ONE_OFF = {
  "@type": "UnitPriceSpecification",
  price: "19.90",
  priceCurrency: "EUR",
  priceComponentType: "https://schema.org/Downpayment",
};

describe("a kit for a home costs a stranger a promo first, then its own price, and a single payment", () => {
  test.each([
    ["piso", [35.9, 42.35], "42.35"],
    ["bajo-atico", [39.9, 44.77], "44.77"],
    ["chalet", [44.9, 48.4], "48.40"],
  ] as const)("%s", (_name, [client, notClient], price) => {
    const tax = { valueAddedTaxIncluded: true };
    expect(offerOf([client, notClient], false)).toEqual({
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
});

describe("a kit for a business has no promo, and its price no tax", () => {
  test.each([
    ["negocios", [29.67, 35], "35.00"],
    ["local", [32.98, 37], "37.00"],
    ["oficina", [36.28, 40], "40.00"],
  ] as const)("%s", (_name, [client, notClient], price) => {
    const tax = { valueAddedTaxIncluded: false };
    expect(offerOf([client, notClient], true)).toMatchObject({
      price,
      priceSpecification: [
        { ...SUBSCRIPTION, ...tax, price },
        { ...ONE_OFF, ...tax },
      ],
    });
  });
});

test("without a single payment none is named", () => {
  expect(offerOf([29.67, 35], true, { ...CONDITIONS, oneOff: 0 }).priceSpecification).toHaveLength(1);
});
