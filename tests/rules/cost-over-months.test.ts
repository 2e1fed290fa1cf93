import { describe, expect, test } from "vitest";
import { clientDifference, costOverMonths, savedOnExample, totalWithIva } from "#app/kits/pricing/cost-over-months.ts";
import { createQuote } from "#app/kits/pricing/quote.ts";
import { CONDITIONS, KITS } from "#tests/support/price-list.ts";

/* The totals of every kit and choice are in `territory.test.ts`. */

const cost = (kit: keyof typeof KITS, status: "CLIENT" | "NOT_CLIENT", conditions = {}) =>
  costOverMonths(createQuote(KITS[kit], { ...CONDITIONS, ...conditions }, {}), status);

describe("the periods of the commitment", () => {
  test("a client pays the same each month", () => {
    // 24 × 35,90
    expect(cost("piso", "CLIENT")).toEqual({
      months: 24,
      periods: [{ from: 1, to: 24, monthly: 3590 }],
      oneOff: 0,
      total: 86160,
      average: 3590,
    });
  });

  test("a visitor who is not a client pays the introductory price, then the kit's own price, and the one-off payment", () => {
    // 4 × 19,90 + 20 × 42,35 + 19,90 = 79,60 + 847,00 + 19,90; 946,50 / 24 = 39,4375
    expect(cost("piso", "NOT_CLIENT")).toEqual({
      months: 24,
      periods: [
        { from: 1, to: 4, monthly: 1990 },
        { from: 5, to: 24, monthly: 4235 },
      ],
      oneOff: 1990,
      total: 94650,
      average: 3944,
    });
  });

  test("a business pays each month's bill with IVA, and the one-off payment", () => {
    // 24 × 48,40 + 19,90; 24 × 35,90, which is 29,67 with 21 %
    expect(totalWithIva(cost("oficina", "NOT_CLIENT"))).toBe(118150);
    expect(totalWithIva(cost("tienda", "CLIENT"))).toBe(86160);
  });
});

test.each([
  // 24 × 44,90 − (4 × 19,90 + 20 × 48,40 + 19,90); 48,40 − 44,90
  ["chalet", {}, { months: 24, more: 1010, from: 5, less: 350 }],
  // 12 × 44,90 − (4 × 19,90 + 8 × 48,40 + 19,90)
  ["chalet", { commitmentMonths: 12 }, { months: 12, more: 5210, from: 5, less: 350 }],
  // 861,60 − 946,50; 42,35 − 35,90
  ["piso", {}, { months: 24, more: -8490, from: 5, less: 645 }],
  // 957,60 − 994,90; 44,77 − 39,90
  ["bajo-atico", {}, { months: 24, more: -3730, from: 5, less: 487 }],
  // Without an introductory price: 1077,60 − (24 × 48,40 + 19,90)
  ["chalet", { promoMonths: 0 }, { months: 24, more: -10390, from: 1, less: 350 }],
  // 24 × 36,28 − (24 × 40,00 + 19,90)
  ["oficina", {}, { months: 24, more: -10918, from: 1, less: 372 }],
  // The introductory price is as long as the commitment: 1077,60 − (24 × 19,90 + 19,90)
  ["chalet", { promoMonths: 24 }, { months: 24, more: 58010, from: 1, less: -2500 }],
] as const)("what a client pays more than others, or less: %s with %j", (kit, conditions, expected) => {
  expect(clientDifference(createQuote(KITS[kit], { ...CONDITIONS, ...conditions }, {}))).toEqual(expected);
});

describe("other conditions", () => {
  test.each([
    [
      "an introductory price as long as the commitment",
      { promoMonths: 12, commitmentMonths: 12 },
      [[1, 12]],
      12 * 1990 + 1990,
    ],
    [
      "an introductory price longer than the commitment",
      { promoMonths: 36, commitmentMonths: 12 },
      [[1, 12]],
      12 * 1990 + 1990,
    ],
    ["no introductory price", { promoMonths: 0 }, [[1, 24]], 24 * 4235 + 1990],
    ["one month", { commitmentMonths: 1 }, [[1, 1]], 1990 + 1990],
  ])("%s", (_name, conditions, periods, total) => {
    const result = cost("piso", "NOT_CLIENT", conditions);
    expect(result.periods.map(({ from, to }) => [from, to])).toEqual(periods);
    expect(result.total).toBe(total);
  });
});

/** docs/rules.md#cost-over-months: the discount of each month, rounded to whole cents, times its months. */
test.each([
  { percent: 20, months: 12, exampleBill: 30, saved: 72_00 },
  { percent: 30, months: 12, exampleBill: 30, saved: 108_00 },
  { percent: 20, months: 12, exampleBill: 19.99, saved: 48_00 },
  { percent: 15, months: 6, exampleBill: 9.97, saved: 9_00 },
  { percent: 100, months: 1, exampleBill: 35.9, saved: 35_90 },
])("$percent % of $exampleBill € for $months months saves $saved cents", ({ saved, ...discount }) => {
  expect(savedOnExample(discount)).toBe(saved);
});
