/** How long nobody asks a content that failed, in milliseconds; then one question tries. */
const RETRY_MS = 5_000;

/**
 * Whether the content answers. While it does not, most questions need not find that out by waiting: one at a time tries, the
 * others go on from their last good copies at once.
 */
export class CircuitBreaker {
  #error: unknown;
  #nextTry = 0;

  /** Why the content was found away; undefined while it answers, and for the one who is to try it again. */
  reason(): unknown {
    if (this.#error === undefined) return undefined;
    if (Date.now() < this.#nextTry) return this.#error;
    this.#nextTry = Date.now() + RETRY_MS;
    return undefined;
  }

  begin(error: unknown): void {
    this.#error = error ?? new Error("The content failed without a reason");
    this.#nextTry = Date.now() + RETRY_MS;
  }

  end(): void {
    this.#error = undefined;
  }
}
