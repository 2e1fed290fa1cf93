interface BreakerOptions {
  /** Failures in a row after which no call is sent. */
  failures: number;
  /** Called once when an outage begins, with its first failure, and once when it ends. */
  onDown?(error: unknown): void;
  onUp?(downMs: number): void;
}

/**
 * How long calls are not sent, in milliseconds; then one is. Randomised, so that instances do not ask at once. By `performance.now`: the
 * date of a machine may be set back.
 */
const RETRY_MS = 5_000;
const JITTER_MS = 1_000;

/**
 * Stops calls to a service that is down, so that no visitor waits for it and it can recover (docs/decisions/0050). A call in five seconds is
 * sent to see whether it is back.
 */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  #error: unknown;
  #downSince = 0;
  #nextTry = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#failures >= this.#options.failures;
  }

  /** The last failure; undefined when the call may be sent. */
  failure(): unknown {
    if (!this.isOpen) return undefined;
    if (performance.now() < this.#nextTry) return this.#error;
    this.#delayNextTry();
    return undefined;
  }

  recordFailure(error: unknown): void {
    const wasOpen = this.isOpen;
    this.#failures += 1;
    this.#error = error ?? new Error("The call failed without a reason");
    if (!this.isOpen) return;
    this.#delayNextTry();
    if (wasOpen) return;
    this.#downSince = performance.now();
    this.#options.onDown?.(this.#error);
  }

  recordSuccess(): void {
    const wasOpen = this.isOpen;
    this.#failures = 0;
    if (wasOpen) this.#options.onUp?.(performance.now() - this.#downSince);
  }

  #delayNextTry(): void {
    this.#nextTry = performance.now() + RETRY_MS - JITTER_MS * Math.random();
  }
}
