/** An answer with what it depends on. */
interface Tagged {
  answer: unknown;
  tags: readonly string[];
  /** When it was asked for, in milliseconds. */
  at: number;
}

/** Bounds the memory; every page of the site in both languages, several times over. */
const MOST_KEPT = 2_000;

/**
 * Answers of the content, kept while nothing that they depend on has changed. Sanity names what an answer depends on by its sync
 * tags, and each publish by the same tags. Of an answer that was asked for before a change and arrives after it nobody knows
 * which side it is of, so it is not kept.
 */
export class TaggedAnswers {
  readonly #kept = new Map<string, Tagged>();
  readonly #maxAgeMs: number;
  #isKeeping = false;
  #changes = 0;

  constructor(maxAgeMs: number) {
    this.#maxAgeMs = maxAgeMs;
  }

  /** Keeps nothing, or keeps again: without word of changes no answer can be trusted to be today's. */
  keep(isKeeping: boolean): void {
    this.#isKeeping = isKeeping;
    this.forgetAll();
  }

  /** What changes so far: handed to `set` with an answer that was asked for now. */
  get changes(): number {
    return this.#changes;
  }

  get(question: string): { answer: unknown } | undefined {
    const found = this.#kept.get(question);
    return found && Date.now() - found.at < this.#maxAgeMs ? found : undefined;
  }

  set(question: string, answer: unknown, tags: readonly string[], changesWhenAsked: number): void {
    if (!this.#isKeeping || tags.length === 0 || changesWhenAsked !== this.#changes) return;
    this.#kept.delete(question);
    this.#kept.set(question, { answer, tags, at: Date.now() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Drops what bears one of the tags. */
  forget(tags: readonly string[]): void {
    this.#changes += 1;
    const changed = new Set(tags);
    for (const [question, { tags: own }] of this.#kept) {
      if (own.some((tag) => changed.has(tag))) this.#kept.delete(question);
    }
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#kept.clear();
  }
}
