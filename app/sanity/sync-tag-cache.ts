/** An answer with what it depends on. */
interface Tagged {
  answer: unknown;
  tags: readonly string[];
  /** When it was asked for, in milliseconds. */
  at: number;
}

/** Of more changes than these nobody remembers what they were. */
const CHANGES_REMEMBERED = 100;

/** Bounds the memory; every page of the site in both languages, several times over. */
const MOST_KEPT = 2_000;

/**
 * Answers of the content, kept while nothing that they depend on has changed. Sanity names what an answer depends on by its sync
 * tags, and each publish by the same tags. Of an answer that was asked for before a change of what it depends on, and arrives
 * after it, nobody knows which side it is of, so it is not kept.
 */
export class SyncTagCache {
  readonly #kept = new Map<string, Tagged>();
  readonly #maxAgeMs: number;
  #isKeeping = false;
  #changes = 0;
  /** What the last changes touched, the newest last; undefined is everything. */
  #recent: (ReadonlySet<string> | undefined)[] = [];

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
    if (!this.#isKeeping || tags.length === 0 || this.#mayHaveChanged(tags, changesWhenAsked)) return;
    this.#kept.delete(question);
    this.#kept.set(question, { answer, tags, at: Date.now() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Drops what bears one of the tags. */
  forget(tags: readonly string[]): void {
    const changed = new Set(tags);
    this.#remember(changed);
    for (const [question, { tags: own }] of this.#kept) {
      if (own.some((tag) => changed.has(tag))) this.#kept.delete(question);
    }
  }

  forgetAll(): void {
    this.#remember(undefined);
    this.#kept.clear();
  }

  #remember(changed: ReadonlySet<string> | undefined): void {
    this.#changes += 1;
    this.#recent.push(changed);
    if (this.#recent.length > CHANGES_REMEMBERED) this.#recent.shift();
  }

  #mayHaveChanged(tags: readonly string[], changesWhenAsked: number): boolean {
    const missed = this.#changes - changesWhenAsked;
    if (missed > this.#recent.length) return true;
    const changes = missed === 0 ? [] : this.#recent.slice(-missed);
    return changes.some((changed) => changed === undefined || tags.some((tag) => changed.has(tag)));
  }
}
