import { describe, expect, test } from "vitest";
import { priceChanges } from "#app/checkout/summary/price-change.ts";
import { createQuote, pricesOf, withPrices } from "#app/kits/pricing/quote.ts";
import type { Territory } from "#app/kits/pricing/territory-tax.ts";
import { withTerritory } from "#app/kits/selection.ts";
import { CONDITIONS, KITS, TAXES } from "#tests/support/price-list.ts";

const quoteIn = (kit: keyof typeof KITS, territory: Territory) =>
  withTerritory({ base: { quote: createQuote(KITS[kit], CONDITIONS), taxes: TAXES } }, territory).quote;

describe("price change by territory", () => {
  const monthly = (before: number, after: number) => ({ name: "checkout:monthly", values: {}, before, after });

  test.each([
    ["piso", "CLIENT", "peninsula", "canarias", [monthly(3590, 3841)]],
    ["piso", "CLIENT", "canarias", "peninsula", [monthly(3841, 3590)]],
    [
      "piso",
      "NOT_CLIENT",
      "peninsula",
      "canarias",
      [
        { name: "checkout:totalPromo", values: { months: 4 }, before: 1990, after: 2129 },
        { name: "checkout:totalAfter", values: { next: 5 }, before: 4235, after: 4531 },
      ],
    ],
    ["oficina", "CLIENT", "peninsula", "ceuta", [monthly(3628, 3737)]],
    ["oficina", "CLIENT", "ceuta", "melilla", [monthly(3737, 3773)]],
  ] as const)("%s for %s, shown for %s and charged for %s", (kit, status, shown, installed, expected) => {
    expect(priceChanges(quoteIn(kit, shown), quoteIn(kit, installed), status)).toEqual(expected);
  });

  test("none when the territory is the same", () => {
    expect(priceChanges(quoteIn("piso", "peninsula"), quoteIn("piso", "peninsula"), "NOT_CLIENT")).toEqual([]);
  });
});

describe("price change by a publish", () => {
  const piso = createQuote(KITS.piso, CONDITIONS);
  const change = (name: string, values: object, before: number, after: number) => ({ name, values, before, after });

  test.each([
    ["one-off payment", { oneOff: 29.9 }, [change("checkout:oneOff", {}, 1990, 2990)]],
    ["no one-off payment", { oneOff: 0 }, [change("checkout:oneOff", {}, 1990, 0)]],
    [
      "introductory price for 3 months",
      { promoMonths: 3 },
      [change("checkout:overMonths", { months: 24 }, 94650, 96895)],
    ],
    ["no introductory price", { promoMonths: 0 }, [change("checkout:overMonths", { months: 24 }, 94650, 103630)]],
    ["introductory price of 15 €", { promoPrice: 15 }, [change("checkout:totalPromo", { months: 4 }, 1990, 1500)]],
  ] as const)("%s", (_name, published, expected) => {
    const after = createQuote(KITS.piso, { ...CONDITIONS, ...published });
    expect(priceChanges(withPrices(after, pricesOf(piso)), after, "NOT_CLIENT")).toEqual(expected);
    const ofClient = priceChanges(withPrices(after, pricesOf(piso)), after, "CLIENT");
    expect(ofClient).toEqual([]);
  });

  test("an extra that went off sale", () => {
    const chosen = createQuote(KITS.piso, CONDITIONS, { panicButton: true, panicButtonPrice: 1.21 });
    expect(priceChanges(withPrices(piso, pricesOf(chosen)), piso, "CLIENT")).toEqual([
      change("checkout:monthly", {}, 3711, 3590),
    ]);
  });

  test("prices that a former version stored have no one-off payment", () => {
    const after = createQuote(KITS.piso, { ...CONDITIONS, oneOff: 29.9 });
    const { oneOff: _, hasPanicButton: __, ...stored } = pricesOf(piso);
    expect(priceChanges(withPrices(after, stored), after, "NOT_CLIENT")).toEqual([]);
  });
});
