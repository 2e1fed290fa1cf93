import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CircuitBreaker } from "#app/sanity/circuit-breaker.server.ts";

let breaker: CircuitBreaker;
beforeEach(() => {
  vi.useFakeTimers();
  breaker = new CircuitBreaker();
});
afterEach(() => {
  vi.useRealTimers();
});

const down = new Error("down");

test("while Sanity is up every query is sent", () => {
  expect(breaker.failure()).toBeUndefined();
  expect(breaker.failure()).toBeUndefined();
});

test("while Sanity is down one query in five seconds is sent, the others fail at once", () => {
  breaker.recordFailure(down);
  expect(breaker.failure()).toBe(down);
  vi.advanceTimersByTime(5_000);
  expect(breaker.failure()).toBeUndefined();
  expect(breaker.failure()).toBe(down);
  vi.advanceTimersByTime(4_999);
  expect(breaker.failure()).toBe(down);
  vi.advanceTimersByTime(1);
  expect(breaker.failure()).toBeUndefined();
});

test("once a query succeeds every query is sent again", () => {
  breaker.recordFailure(down);
  breaker.recordSuccess();
  expect(breaker.failure()).toBeUndefined();
});
