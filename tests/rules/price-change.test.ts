import { describe, expect, test } from "vitest";
import { priceChanges } from "#app/checkout/summary/price-change.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import { type BasePrices, pricesOf, type SeenPrices, withPrices } from "#app/kits/pricing/seen-prices.ts";
import type { Territory } from "#app/kits/pricing/territory-tax.ts";
import { withTerritory } from "#app/kits/selection.ts";
import type { ClientStatus } from "#app/site/client-status.ts";
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
  const piso = { quote: createQuote(KITS.piso, CONDITIONS), taxes: TAXES };
  const publishes = (conditions: object) => ({
    ...piso,
    quote: createQuote(KITS.piso, { ...CONDITIONS, ...conditions }),
  });
  const changesIn = (territory: Territory, seen: SeenPrices, after: BasePrices, status: ClientStatus) => {
    const quoteOf = (base: BasePrices) => withTerritory({ base }, territory).quote;
    return priceChanges(quoteOf(withPrices(after, seen)), quoteOf(after), status);
  };
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
    [
      "introductory price for 3 months, and a commitment of 36",
      { promoMonths: 3, commitmentMonths: 36 },
      [
        { ...change("checkout:commitmentPeriod", {}, 24, 36), isMonths: true },
        change("checkout:overMonths", { months: 36 }, 145470, 147715),
      ],
    ],
    ["introductory price of 15 €", { promoPrice: 15 }, [change("checkout:totalPromo", { months: 4 }, 1990, 1500)]],
  ] as const)("%s", (_name, published, expected) => {
    const after = publishes(published);
    expect(changesIn("peninsula", pricesOf(piso), after, "NOT_CLIENT")).toEqual(expected);
    const ofClient = changesIn("peninsula", pricesOf(piso), after, "CLIENT");
    expect(ofClient).toEqual(expected.filter(({ name }) => name === "checkout:commitmentPeriod"));
  });

  test.each([
    ["factor", { factor: 1.08 }, 3877],
    ["base", { base: "withoutIva" }, 3175],
  ])("another %s of a tax changes only the prices of its territory", (_name, tax, expected) => {
    const after = { ...piso, taxes: TAXES.map((one) => (one.label === "IGIC" ? { ...one, ...tax } : one)) };
    expect(changesIn("canarias", pricesOf(piso), after, "CLIENT")).toEqual([
      change("checkout:monthly", {}, 3841, expected),
    ]);
    expect(changesIn("ceuta", pricesOf(piso), after, "CLIENT")).toEqual([]);
  });

  test("an extra that went off sale", () => {
    const quote = createQuote(KITS.piso, CONDITIONS, { panicButton: true, panicButtonPrice: 1.21 });
    expect(changesIn("peninsula", pricesOf({ ...piso, quote }), piso, "CLIENT")).toEqual([
      change("checkout:monthly", {}, 3711, 3590),
    ]);
  });

  test("prices that a former version stored have no one-off payment, commitment and taxes", () => {
    const after = { ...publishes({ oneOff: 29.9, commitmentMonths: 36 }), taxes: [] };
    const { oneOff: _, hasPanicButton: __, commitmentMonths: ___, taxes: ____, ...stored } = pricesOf(piso);
    expect(changesIn("canarias", stored, after, "NOT_CLIENT")).toEqual([]);
  });
});
