import { CircuitBreaker } from "#app/http/circuit-breaker.server.ts";
import { LakeStatusError } from "./lake-query.server.ts";

/** Visitors wait this long for Sanity before they get a copy, in milliseconds. A page needs two queries one after the other. */
export const TIME_LIMIT_MS = 500;

/** How long copies are served at once after Sanity was slow, in milliseconds. The queries go on in the background. */
const SLOW_MS = 5_000;

/** An outage ends when no query has failed for this time, in milliseconds, so that an intermittent one is reported once. */
const QUIET_MS = 30_000;

/** Other failures may concern a single query. */
const FAILURES = 3;

/** Statuses about the token, the plan or the quota, which concern every query. */
const REFUSES_ALL = [401, 402, 403, 404, 429];

/** Called when an outage begins, with its first failure, and when it is over. */
export interface OutageEvents {
  onOutage(error: unknown): void;
  onOutageEnd(): void;
}

/** Whether Sanity answers queries, and quickly. */
export class LakeCircuitBreaker {
  readonly #events: OutageEvents;
  readonly #breaker = new CircuitBreaker({ failures: FAILURES });
  #slowUntil = 0;
  #isReported = false;
  #lastTrouble = 0;

  constructor(events: OutageEvents) {
    this.#events = events;
  }

  /** The last failure; undefined when the query may be sent. */
  failure(): unknown {
    return this.#breaker.failure();
  }

  get isDown(): boolean {
    return this.#breaker.isOpen;
  }

  /** Whether a copy is served without waiting for Sanity. */
  get isUnhealthy(): boolean {
    return this.isDown || performance.now() < this.#slowUntil;
  }

  recordFailure(error: unknown): void {
    if (isRefusedAlone(error)) return;
    const failures = error instanceof LakeStatusError && REFUSES_ALL.includes(error.status) ? FAILURES : 1;
    for (let count = 0; count < failures; count += 1) this.#breaker.recordFailure(error);
    this.#report(error);
  }

  recordSlow(): void {
    this.#slowUntil = performance.now() + SLOW_MS;
    this.#report(new Error(`Sanity takes longer than ${TIME_LIMIT_MS} ms`));
  }

  /** The live connection was opened: Sanity is probably back. */
  recordConnected(): void {
    this.#breaker.recordSuccess();
    this.#slowUntil = 0;
  }

  recordAnswer(tookMs: number): void {
    this.#breaker.recordSuccess();
    if (tookMs >= TIME_LIMIT_MS) this.recordSlow();
    if (!this.#isReported || performance.now() - this.#lastTrouble < QUIET_MS) return;
    this.#isReported = false;
    this.#events.onOutageEnd();
  }

  #report(error: unknown): void {
    this.#lastTrouble = performance.now();
    if (this.#isReported) return;
    this.#isReported = true;
    this.#events.onOutage(error);
  }
}

/** Whether Sanity rejects only this query. Others may succeed. */
function isRefusedAlone(error: unknown): boolean {
  return error instanceof LakeStatusError && error.status === 400;
}
