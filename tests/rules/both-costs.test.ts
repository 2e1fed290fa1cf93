import { expect, test } from "vitest";
import { bothCosts } from "#app/kits/pricing/both-costs.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import { CONDITIONS, KITS } from "#tests/support/price-list.ts";

test("a kit at home costs both in the same months, and the total of each is that of its own lines", () => {
  expect(bothCosts(createQuote(KITS.piso, CONDITIONS, {}))).toEqual({
    months: 24,
    periods: [
      { from: 1, to: 4, monthly: { CLIENT: 3590, NOT_CLIENT: 1990 } },
      { from: 5, to: 24, monthly: { CLIENT: 3590, NOT_CLIENT: 4235 } },
    ],
    oneOff: { CLIENT: 0, NOT_CLIENT: 1990 },
    // 24 × 35,90; 4 × 19,90 + 20 × 42,35 + 19,90
    total: { CLIENT: 86160, NOT_CLIENT: 94650 },
  });
});

test("a kit without an introductory price has one line of months", () => {
  expect(bothCosts(createQuote(KITS.oficina, CONDITIONS, {})).periods).toEqual([
    { from: 1, to: 24, monthly: { CLIENT: 3628, NOT_CLIENT: 4000 } },
  ]);
});
