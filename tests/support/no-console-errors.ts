import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected `console.error` or `console.warn` fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const said = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  // First: what one test has caused is not the next one's fault, nor its own second try's.
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
