/** Names and sizes of at most so many bytes, in the order of their last use. */
export class LeastRecentlyUsed {
  readonly #maxBytes: number;
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Notes a use. False when the name is not there. */
  use(name: string): boolean {
    const size = this.#sizes.get(name);
    if (size === undefined) return false;
    this.#sizes.delete(name);
    this.#sizes.set(name, size);
    return true;
  }

  /** Adds a name as the one used last and lets go of the oldest others, which it answers. */
  add(name: string, size: number): string[] {
    this.#forget(name);
    this.#sizes.set(name, size);
    this.#bytes += size;
    const dropped: string[] = [];
    for (const old of this.#sizes.keys()) {
      if (this.#bytes <= this.#maxBytes || old === name) break;
      this.#forget(old);
      dropped.push(old);
    }
    return dropped;
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }
}
