import { LRUCache } from "lru-cache";

interface CachedResult {
  result: unknown;
  /** The sync tags that Sanity sent with the result. */
  tags: readonly string[];
}

/** Number of changes to remember. When more happen during a query, its result is not cached. */
const MAX_RECENT_CHANGES = 100;

/** Limits the memory. Enough for every page in every language, several times over. */
const MAX_ENTRIES = 2_000;

/**
 * Query results, cached until a publish changes one of their sync tags (docs/decisions/0011). A result is not cached when one of its
 * tags changed during the query, because the result may be older than the change.
 */
export class SyncTagCache {
  readonly #entries: LRUCache<string, CachedResult>;
  #isEnabled = false;
  #changes = 0;
  /** The tags of the last changes, newest last; undefined stands for every tag. */
  #recent: (ReadonlySet<string> | undefined)[] = [];

  /** @param maxAgeMs how long a result may be served, in milliseconds. */
  constructor(maxAgeMs: number) {
    this.#entries = new LRUCache({ max: MAX_ENTRIES, ttl: maxAgeMs });
  }

  /** Clears the cache, and turns it on or off. It has to be off while changes are not received. */
  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.clear();
  }

  /** Number of changes so far. Read it before a query, and pass it to `set` with the result. */
  get changes(): number {
    return this.#changes;
  }

  get(key: string): { result: unknown } | undefined {
    return this.#entries.get(key);
  }

  set(key: string, result: unknown, tags: readonly string[], changesBefore: number): void {
    if (!this.#isEnabled || tags.length === 0 || this.#changedSince(changesBefore, tags)) return;
    this.#entries.set(key, { result, tags });
  }

  /** Drops the results that carry one of the tags. */
  invalidate(tags: readonly string[]): void {
    const changed = new Set(tags);
    this.#recordChange(changed);
    const outdated = [...this.#entries].filter(([, { tags: own }]) => own.some((tag) => changed.has(tag)));
    for (const [key] of outdated) this.#entries.delete(key);
  }

  /** Drops all results. Results of queries in flight are not cached either. */
  clear(): void {
    this.#recordChange(undefined);
    this.#entries.clear();
  }

  #recordChange(changed: ReadonlySet<string> | undefined): void {
    this.#changes += 1;
    this.#recent.push(changed);
    if (this.#recent.length > MAX_RECENT_CHANGES) this.#recent.shift();
  }

  #changedSince(changesBefore: number, tags: readonly string[]): boolean {
    const missed = this.#changes - changesBefore;
    if (missed > this.#recent.length) return true;
    const changes = missed === 0 ? [] : this.#recent.slice(-missed);
    return changes.some((changed) => changed === undefined || tags.some((tag) => changed.has(tag)));
  }
}
