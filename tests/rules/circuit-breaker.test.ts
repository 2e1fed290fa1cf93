import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CircuitBreaker } from "#app/sanity/circuit-breaker.ts";

let outage: CircuitBreaker;
beforeEach(() => {
  vi.useFakeTimers();
  outage = new CircuitBreaker();
});
afterEach(() => {
  vi.useRealTimers();
});

const away = new Error("away");

test("while the content answers everybody asks", () => {
  expect(outage.reason()).toBeUndefined();
  expect(outage.reason()).toBeUndefined();
});

test("while it is away one at a time tries it, the others know already", () => {
  outage.begin(away);
  expect(outage.reason()).toBe(away);
  vi.advanceTimersByTime(5_000);
  expect(outage.reason()).toBeUndefined();
  expect(outage.reason()).toBe(away);
  vi.advanceTimersByTime(4_999);
  expect(outage.reason()).toBe(away);
  vi.advanceTimersByTime(1);
  expect(outage.reason()).toBeUndefined();
});

test("once it answers again everybody asks", () => {
  outage.begin(away);
  outage.end();
  expect(outage.reason()).toBeUndefined();
});
