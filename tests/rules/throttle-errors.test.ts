import { expect, test } from "vitest";
import { throttleErrors } from "#server/throttle-errors.ts";

test("a repeated error is reported once a minute, with the number of repeats", () => {
  const reported: [string, number][] = [];
  let now = 0;
  const report = throttleErrors(
    ({ message }, repeats) => reported.push([message, repeats]),
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
  expect(reported).toEqual([
    ["refused", 0],
    ["reset", 0],
    ["refused", 2],
    ["refused", 1],
  ]);
});
