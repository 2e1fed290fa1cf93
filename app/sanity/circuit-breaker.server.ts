/** How long queries fail fast after a failure, in milliseconds; then one query is sent. */
const RETRY_MS = 5_000;

/** Fails queries fast while Sanity is down, so that pages use their stale copies without waiting for a timeout. */
export class CircuitBreaker {
  #error: unknown;
  #nextTry = 0;

  /** The last failure; undefined when the query may be sent. Sends one query per `RETRY_MS`, to test whether Sanity is up again. */
  failure(): unknown {
    if (this.#error === undefined) return undefined;
    if (Date.now() < this.#nextTry) return this.#error;
    this.#nextTry = Date.now() + RETRY_MS;
    return undefined;
  }

  recordFailure(error: unknown): void {
    this.#error = error ?? new Error("The query failed without a reason");
    this.#nextTry = Date.now() + RETRY_MS;
  }

  recordSuccess(): void {
    this.#error = undefined;
  }
}
