import { expect, test } from "vitest";
import { asFigure, funnelRows } from "../../cms/studio/funnel/stages.ts";

const numbers = (counts: Record<string, number>) => {
  const { stages } = funnelRows(
    Object.entries(counts).map(([event, count]) => ({ event, count })),
    [],
  );
  return stages.map(({ count }) => count);
};

test.each<[string, Record<string, number>, number[]]>([
  [
    "each stage as it was counted",
    { visit: 90, kit: 20, step1: 9, step2: 5, step3: 4, order: 3 },
    [90, 20, 9, 5, 4, 3],
  ],
  ["orders of checkouts that began the day before", { visit: 7, order: 3 }, [7, 3, 3, 3, 3, 3]],
  ["who said only in the first step that they are clients", { visit: 4, kit: 1, step1: 6 }, [6, 6, 6, 0, 0, 0]],
  ["nothing", {}, [0, 0, 0, 0, 0, 0]],
])("no stage has less than a later one: %s", (_name, counts, expected) => {
  expect(numbers(counts)).toEqual(expected);
});

test("the share of a stage is never above 100 %", () => {
  const { stages } = funnelRows(
    [
      { event: "kit", count: 21 },
      { event: "step1", count: 125 },
    ],
    [],
  );
  expect(stages.map(({ share }) => share)).toEqual([undefined, 1, 1, 0, undefined, undefined]);
});

test("what the orders cost is an amount in euros", () => {
  const { revenue } = funnelRows([{ event: "revenue_cents", count: 12_345_678 }], []);
  expect(asFigure(revenue.event, revenue.count)).toBe("123.457\u00a0€");
});
