import { describe, expect, test } from "vitest";
import { priceChange } from "#app/checkout/summary/price-change.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import type { Territory } from "#app/kits/pricing/territory-tax.ts";
import { withTerritory } from "#app/kits/selection.ts";
import { CONDITIONS, KITS, TAXES } from "#tests/support/price-list.ts";

const quoteIn = (kit: keyof typeof KITS, territory: Territory) =>
  withTerritory({ base: { quote: createQuote(KITS[kit], CONDITIONS), taxes: TAXES } }, territory).quote;

describe("price change by territory", () => {
  test.each([
    ["piso", "CLIENT", "peninsula", "canarias", { monthly: { before: 3590, after: 3841 } }],
    ["piso", "CLIENT", "canarias", "peninsula", { monthly: { before: 3841, after: 3590 } }],
    [
      "piso",
      "NOT_CLIENT",
      "peninsula",
      "canarias",
      {
        introPrice: { before: 1990, after: 2129, months: 4 },
        monthly: { before: 4235, after: 4531 },
      },
    ],
    ["oficina", "CLIENT", "peninsula", "ceuta", { monthly: { before: 3628, after: 3737 } }],
    ["oficina", "CLIENT", "ceuta", "melilla", { monthly: { before: 3737, after: 3773 } }],
  ] as const)("%s for %s, shown for %s and charged for %s", (kit, status, shown, installed, expected) => {
    expect(priceChange(quoteIn(kit, shown), quoteIn(kit, installed), status)).toEqual(expected);
  });

  test("undefined when the territory is the same", () => {
    expect(priceChange(quoteIn("piso", "peninsula"), quoteIn("piso", "peninsula"), "NOT_CLIENT")).toBeUndefined();
  });
});
