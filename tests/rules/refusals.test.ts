import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMetrics } from "#server/metrics.ts";
import { createRefusals } from "#server/refusals.ts";
import { createTestLog } from "#tests/support/test-log.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("refusals are logged once a minute, with their numbers, and not while there are none", () => {
  const log = createTestLog();
  const { count } = createRefusals(createMetrics(), log);
  for (let request = 0; request < 1000; request += 1) count(400, "host");
  count(403, "server");
  expect(log.lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  const message = "Requests were refused";
  expect(log.lines).toEqual([
    { level: "warn", facts: { counts: { "400 by host": 1000, "403 by server": 1 } }, message },
  ]);
  vi.advanceTimersByTime(600_000);
  expect(log.lines).toHaveLength(1);
  count(429, "page");
  vi.advanceTimersByTime(60_000);
  expect(log.lines.at(-1)).toEqual({ level: "warn", facts: { counts: { "429 by page": 1 } }, message });
});
