import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CircuitBreaker } from "#app/http/circuit-breaker.server.ts";

let breaker: CircuitBreaker;
let events: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  breaker = new CircuitBreaker({
    failures: 2,
    onDown: (error) => events.push(error),
    onUp: (downMs) => events.push(downMs),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const down = new Error("down");
const fail = (times: number) => {
  for (let count = 0; count < times; count += 1) breaker.recordFailure(down);
};

test("failures with successes between them do not matter", () => {
  for (let count = 0; count < 5; count += 1) {
    fail(1);
    breaker.recordSuccess();
  }
  expect(breaker.failure()).toBeUndefined();
  expect(events).toEqual([]);
});

test("while the service is down one call in four to five seconds is sent, the others fail at once", () => {
  fail(2);
  expect(breaker.failure()).toBe(down);
  vi.advanceTimersByTime(3_999);
  expect(breaker.failure()).toBe(down);
  vi.advanceTimersByTime(1_001);
  expect(breaker.failure()).toBeUndefined();
  expect(breaker.failure()).toBe(down);
});

test("a clock that goes back keeps no call from being sent", () => {
  fail(2);
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1_000);
  vi.advanceTimersByTime(5_000);
  expect(breaker.failure()).toBeUndefined();
});

test("once a call succeeds every call is sent again", () => {
  fail(2);
  breaker.recordSuccess();
  expect(breaker.failure()).toBeUndefined();
});

test("an outage is reported once, and its end", () => {
  fail(4);
  vi.advanceTimersByTime(60_000);
  fail(1);
  breaker.recordSuccess();
  breaker.recordSuccess();
  expect(events).toEqual([down, 60_000]);
});
