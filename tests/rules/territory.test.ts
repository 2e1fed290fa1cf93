import { describe, expect, test } from "vitest";
import { calculateBill } from "#app/kits/pricing/bill.ts";
import { costOverMonths } from "#app/kits/pricing/cost-over-months.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import {
  applyTerritoryTax,
  parseTerritory,
  TERRITORIES,
  taxOf,
  territoryOfPostalCode,
  withTax,
} from "#app/kits/pricing/territory-tax.ts";
import { toWire, withIvaOf } from "#app/money.ts";
import { CONDITIONS, KITS, panicButtonPrice, TAXES } from "#tests/support/price-list.ts";
import { CHOICES, COSTS } from "./cost-table.ts";

const CASES = COSTS.flatMap(([kits, status, byTerritory]) =>
  byTerritory.flatMap((byChoice, at) =>
    byChoice.flatMap((expected, position) => {
      const territory = TERRITORIES[at] ?? "peninsula";
      return kits.map((kit) => ({ kit, status, territory, choice: CHOICES[position] ?? {}, expected }));
    }),
  ),
);

describe("first monthly price, later monthly price, total over 24 months", () => {
  test("covers every kit, client status, choice and territory", () => {
    expect(new Set(CASES.map((each) => JSON.stringify(each))).size).toBe(7 * 2 * 4 * 4);
  });

  test.each(CASES)(
    "$kit as $status in $territory, $choice: $expected",
    ({ kit, status, territory, choice, expected }) => {
      const content = KITS[kit];
      const options = { ...choice, panicButtonPrice: panicButtonPrice(content) };
      const quote = applyTerritoryTax(createQuote(content, CONDITIONS, options), taxOf(territory, TAXES));
      const { monthly, introPrice } = calculateBill(quote, status);
      const { total } = costOverMonths(quote, status);
      expect([introPrice?.monthly ?? monthly, monthly, total].map(toWire).join(" ")).toBe(expected);
    },
  );
});

describe("an amount with a tax", () => {
  test.each([
    [1.07, 3590, 3841],
    [1.07, 50, 54],
    [1.07, 150, 161],
    [1.03, 1990, 2050],
    [1.04, 1250, 1300],
    [1.04, 0, 0],
    [1, 4235, 4235],
    // Half a cent rounds up. 1.005 * 100 is 100.5, but not in floating point.
    [1.005, 100, 101],
    [1.005, 300, 302],
  ])("× %s, %i cents: %i", (factor, cents, expected) => {
    const tax = taxOf("ceuta", [{ territory: "ceuta", label: "IPSI", factor }]);
    expect(tax && withTax(cents, tax, true)).toBe(expected);
  });

  test.each([
    // 35.90 / 1.21 = 29.67, × 1.07 = 31.75
    [1.07, 3590, true, 3175],
    [1.03, 1990, true, 1694],
    [1.04, 4235, true, 3640],
    [1, 121, true, 100],
    [1.07, 0, true, 0],
    // The price of a business does not include IVA.
    [1.07, 3628, false, 3882],
  ])("× %s on the price without IVA, %i cents: %i", (factor, cents, ivaIncluded, expected) => {
    const tax = taxOf("ceuta", [{ territory: "ceuta", label: "IPSI", factor, base: "withoutIva" }]);
    expect(tax && withTax(cents, tax, ivaIncluded)).toBe(expected);
  });

  test.each(["displayed", null, undefined])("base %s: the displayed price", (base) => {
    const tax = taxOf("canarias", [{ territory: "canarias", label: "IGIC", factor: 1.07, base }]);
    expect(tax && withTax(3590, tax, true)).toBe(3841);
  });
});

test.each([
  // As for a home: 3.20 / 1.21 = 2.64, although 2.64 × 1.21 = 3.19.
  [264, 320, 320],
  [100, 121, 121],
  [496, 600, 600],
  [200, 121, 242],
  [264, 400, 319],
  [264, 0, 319],
])("an extra of %i cents for a business, %i for a home, costs %i with IVA", (business, home, expected) =>
  expect(withIvaOf(business, home)).toBe(expected),
);

describe("a quote in a territory", () => {
  const quote = createQuote(KITS.piso, CONDITIONS);

  test("does not change where IVA applies", () => {
    expect(applyTerritoryTax(quote, taxOf("peninsula", TAXES))).toBe(quote);
  });

  test("names the tax, and keeps the regular prices of free services", () => {
    const there = applyTerritoryTax(quote, taxOf("canarias", TAXES));
    expect(there.tax).toBe("IGIC");
    expect(there.conditions).toEqual({ ...quote.conditions, promoMonthly: 2129, oneOff: 1990 });
  });

  test("does not change without a tax in the content", () => {
    expect(applyTerritoryTax(quote, taxOf("melilla", []))).toBe(quote);
  });
});

test.each([
  ["35001", "canarias"],
  ["38001", "canarias"],
  ["51001", "ceuta"],
  ["52001", "melilla"],
  ["28035", "peninsula"],
  ["07038", "peninsula"],
  ["01005", "peninsula"],
  ["03501", "peninsula"],
])("the postal code %s is in the territory %s", (postalCode, territory) =>
  expect(territoryOfPostalCode(postalCode)).toBe(territory),
);

test.each([
  ["canarias", "canarias"],
  ["peninsula", "peninsula"],
  ["Canarias", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("'%s' names the territory %s", (name, territory) => expect(parseTerritory(name)).toBe(territory));
