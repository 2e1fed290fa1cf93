import { expect, test } from "vitest";
import { savedOnExample } from "#app/kits/pricing/cost-over-months.ts";

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
