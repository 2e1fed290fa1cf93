import { expect, test } from "vitest";
import { createRateLimits } from "#server/rate-limits.ts";
import { createTestLog } from "#tests/support/test-log.ts";

const CALLBACKS = 30;

test.each([
  ["192.0.2.7", "192.0.2.7", true],
  ["192.0.2.7", "192.0.2.8", false],
  ["::ffff:192.0.2.7", "192.0.2.7", true],
  ["::ffff:192.0.2.7", "::ffff:192.0.2.8", false],
  ["2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", true],
  ["2001:db8::1", "2001:0DB8:0:0:1:2:3:4", true],
  ["2001:db8::1", "2001:db8:0:1::1", false],
])("%s and %s count as one: %s", async (first, second, areOne) => {
  const checkRateLimit = createRateLimits(createTestLog());
  for (let asked = 0; asked < CALLBACKS; asked++) expect(await checkRateLimit("callback", first)).toBe(true);
  expect(await checkRateLimit("callback", first)).toBe(false);
  expect(await checkRateLimit("callback", second)).toBe(!areOne);
  expect(await checkRateLimit("street", first)).toBe(true);
});

test("a refusal is logged once, without the address", async () => {
  const log = createTestLog();
  const checkRateLimit = createRateLimits(log);
  for (let asked = 0; asked < CALLBACKS + 5; asked++) await checkRateLimit("callback", "192.0.2.7");
  expect(log.lines).toEqual([
    { level: "warn", message: "An IP address is over its rate limit", facts: { action: "callback" } },
  ]);
});
