import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected `console.error` or `console.warn` fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const said = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  // Before the assertion, so that a failure leaves no spies for the next test.
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
