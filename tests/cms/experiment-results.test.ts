import { describe, expect, test } from "vitest";
import { lostDays } from "../../cms/studio/experiments/end-warning.ts";
import type { Count } from "../../cms/studio/funnel/counts.ts";
import { type Experiment, resultOf, verdictOf } from "../../cms/studio/funnel/experiment-results.ts";
import { differenceInterval, isLopsided, neededVisitors } from "../../cms/studio/funnel/statistics.ts";

describe("an experiment from the 10th to the 20th", () => {
  const published = { from: "2026-11-10", to: "2026-11-20" };
  test.each([
    ["ends earlier", { to: "2026-11-18" }, "2026-11-15", "ended"],
    ["begins later", { from: "2026-11-12" }, "2026-11-15", "restarted"],
    ["begins on a day to come", { from: "2026-11-18" }, "2026-11-15", "postponed"],
    ["begins later, once it is over", { from: "2026-11-12" }, "2026-11-25", "restarted"],
    ["ends earlier, once it is over", { to: "2026-11-18" }, "2026-11-25", undefined],
    ["begins later and has not begun", { from: "2026-11-12" }, "2026-11-09", undefined],
    ["gets more days", { from: "2026-11-09", to: "2026-11-21" }, "2026-11-15", undefined],
    ["lacks a day", { from: undefined, to: undefined }, "2026-11-15", undefined],
  ])("%s: %o on %s: %s", (_name, change, today, how) => {
    expect(lostDays(published, { ...published, ...change }, today)?.how).toBe(how);
  });
});

const sample = (orders: number, visitors: number) => ({ orders, visitors });

describe("the interval of a difference", () => {
  // Newcombe, 'Interval estimation for the difference between independent proportions', 1998, table II, method 10.
  test.each([
    [48, 80, 56, 70, 0.0524, 0.3339],
    [3, 10, 9, 10, 0.1705, 0.809],
    [2, 7, 6, 7, 0.0582, 0.8062],
    [0, 29, 5, 56, -0.0381, 0.1926],
    [0, 20, 0, 10, -0.1611, 0.2775],
    [0, 20, 10, 10, 0.6791, 1],
    [0, 10, 10, 10, 0.6075, 1],
  ])("%d of %d against %d of %d", (beforeOrders, before, afterOrders, after, from, to) => {
    const interval = differenceInterval(sample(beforeOrders, before), sample(afterOrders, after));
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  });

  test("is wider for several comparisons together", () => {
    const [one, three] = [1, 3].map((count) => differenceInterval(sample(48, 80), sample(56, 70), count));
    expect(three?.from).toBeLessThan(one?.from ?? 0);
    expect(three?.to).toBeGreaterThan(one?.to ?? 0);
  });
});

// By hand: (1.96 + 0.84)² · (p(1 − p) + q(1 − q)) / (q − p)², with q = 1.2 p.
test.each([
  [0.1, 3_839],
  [0.02, 21_106],
  [0.5, 385],
])("a rate of %d needs %i visitors of each variant", (baseline, needed) =>
  expect(Math.abs(neededVisitors(baseline) - needed)).toBeLessThanOrEqual(3),
);

test.each([
  ["as planned", [5_000, 5_000], [50, 50], false],
  // Chi-square 10.76 and 10.89; the critical value is 10.83.
  ["just within chance", [4_836, 5_164], [50, 50], false],
  ["just beyond chance", [4_835, 5_165], [50, 50], true],
  ["of unequal shares", [9_000, 1_000], [90, 10], false],
  ["of a share that is not kept", [8_800, 1_200], [90, 10], true],
  ["of three variants", [3_400, 3_300, 3_300], [34, 33, 33], false],
  ["too few to tell", [0, 8], [50, 50], false],
  ["none", [0, 0], [50, 50], false],
  ["a variant that is turned off", [0, 500], [0, 100], false],
] as const)("visitors %s", (_name, visitors, shares, expected) => expect(isLopsided(visitors, shares)).toBe(expected));

describe("the result of an experiment", () => {
  const experiment: Experiment = {
    experimentId: "portada",
    title: "Portada",
    from: "2026-11-01",
    to: "2026-11-30",
    variants: [
      { variantId: "control", label: "La de siempre", share: 50 },
      { variantId: "b", label: "La nueva", share: 50 },
    ],
  };
  const count = (event: string, variant: string, number: number): Count => ({ event, variant, count: number });
  const counts = (orders: number) => [
    count("joined", "portada:control", 5_000),
    count("joined", "portada:b", 5_000),
    count("visit", "portada:b", 9_999),
    count("kit", "portada:b", 700),
    // Of visitors who are in a second experiment too.
    count("order", "otro:b|portada:control", 400),
    count("order", "portada:control", 100),
    count("order", "portada:b|precios:a", orders),
    count("order", "mi-portada:b", 1_000),
    count("order", "portada:b2", 1_000),
    count("order", "", 1_000),
  ];

  test("adds up what names its variants", () => {
    const { variants } = resultOf(experiment, counts(650), "2026-12-01");
    expect(variants.map(({ visitors, kits, orders }) => [visitors, kits, orders])).toEqual([
      [5_000, 0, 500],
      [5_000, 700, 650],
    ]);
  });

  test("compares no variant before every one has enough visitors", () => {
    const joined = ["control", "b"].map((id) => count("joined", `portada:${id}`, 1_000));
    const orders = [count("order", "portada:control", 20), count("order", "portada:b", 60)];
    const few = resultOf(experiment, [...joined, ...orders], "2026-12-01");
    expect(few.needed).toBeGreaterThan(20_000);
    expect([few.isEnough, few.variants[1]?.difference]).toEqual([false, undefined]);
    const none = resultOf(experiment, [], "2026-12-01");
    expect([none.isEnough, none.needed, none.isLopsided]).toEqual([false, undefined, false]);
  });

  test.each([
    [650, "better"],
    [510, "open"],
    [380, "worse"],
  ])("with %i orders beside 500: %s", (orders, verdict) => {
    const { isEnough, variants } = resultOf(experiment, counts(orders), "2026-12-01");
    expect(isEnough).toBe(true);
    expect(verdictOf(variants[1]?.difference ?? { from: Number.NaN, to: Number.NaN })).toBe(verdict);
  });

  test.each([
    ["2026-11-30", false],
    ["2026-12-01", true],
  ])("is over on %s: %s", (today, isOver) => expect(resultOf(experiment, [], today).isOver).toBe(isOver));
});
