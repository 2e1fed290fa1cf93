import { expect, test } from "vitest";
import { throttleErrors } from "#server/throttle-errors.ts";

test("an error that comes again and again is told of once a minute, with how often it came", () => {
  const told: [string, number][] = [];
  let now = 0;
  const report = throttleErrors(
    ({ message }, repeats) => told.push([message, repeats]),
    () => now,
  );
  for (const [at, message] of [
    [0, "refused"],
    [1_000, "refused"],
    [1_500, "reset"],
    [59_999, "refused"],
    [60_000, "refused"],
    [61_000, "refused"],
    [200_000, "refused"],
  ] as const) {
    now = at;
    report(new Error(message));
  }
  expect(told).toEqual([
    ["refused", 0],
    ["reset", 0],
    ["refused", 2],
    ["refused", 1],
  ]);
});
