import { LRUCache } from "lru-cache";

interface Entry<Value> {
  value: Value;
  /** The sync tags that Sanity sent with the content of the value. */
  tags: readonly string[];
}

interface Limits<Value> {
  maxEntries?: number;
  /** Sum of the entries' sizes, in bytes, with the function that measures one. */
  maxBytes?: number;
  sizeOf?: (value: Value) => number;
  maxAgeMs?: number;
}

/** Number of changes to remember. When more happen while a value is made, it is not cached. */
const MAX_RECENT_CHANGES = 100;

/**
 * Values made from content, cached until a publish changes one of their sync tags (docs/decisions/0011). A value is not cached when one
 * of its tags changed while it was made, because it may be older than the change.
 */
export class SyncTagCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  #isEnabled = false;
  #changes = 0;
  /** The tags of the last changes, newest last; undefined stands for every tag. */
  #recent: (ReadonlySet<string> | undefined)[] = [];

  constructor({ maxEntries = 0, maxBytes = 0, sizeOf, maxAgeMs = 0 }: Limits<Value>) {
    this.#entries = new LRUCache<string, Entry<Value>>({
      max: maxEntries,
      maxSize: maxBytes,
      ...(sizeOf && { sizeCalculation: ({ value }) => sizeOf(value) }),
      ttl: maxAgeMs,
    });
  }

  /** Clears the cache, and turns it on or off. It has to be off while changes are not received. */
  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.clear();
  }

  get isEnabled(): boolean {
    return this.#isEnabled;
  }

  /** Number of changes so far. Read it before a value is made, and pass it to `set` with the value. */
  get changes(): number {
    return this.#changes;
  }

  /** Number of entries, and the sum of their sizes in bytes if they are measured. */
  get usage(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: string, value: Value, tags: readonly string[], changesBefore: number): void {
    if (!this.#isEnabled || tags.length === 0 || this.hasChangedSince(changesBefore, tags)) return;
    this.#entries.set(key, { value, tags });
  }

  /** Measures an entry again. Nothing happens when the value is no longer cached. */
  measure(key: string, value: Value): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) this.#entries.set(key, { ...entry });
  }

  invalidate(tags: readonly string[]): void {
    const changed = new Set(tags);
    this.#recordChange(changed);
    const outdated = [...this.#entries].filter(([, { tags: own }]) => own.some((tag) => changed.has(tag)));
    for (const [key] of outdated) this.#entries.delete(key);
  }

  /** Drops all values. Values that are being made are not cached either. */
  clear(): void {
    this.#recordChange(undefined);
    this.#entries.clear();
  }

  /** Whether one of the tags changed since `changes` had the value `changesBefore`. */
  hasChangedSince(changesBefore: number, tags: readonly string[]): boolean {
    const missed = this.#changes - changesBefore;
    if (missed > this.#recent.length) return true;
    const changes = missed === 0 ? [] : this.#recent.slice(-missed);
    return changes.some((changed) => changed === undefined || tags.some((tag) => changed.has(tag)));
  }

  #recordChange(changed: ReadonlySet<string> | undefined): void {
    this.#changes += 1;
    this.#recent.push(changed);
    if (this.#recent.length > MAX_RECENT_CHANGES) this.#recent.shift();
  }
}

/** A cache that is invalidated together with the cache of the results, for example that of pages. */
export type DependentCache = Pick<SyncTagCache<object>, "invalidate" | "clear" | "setEnabled">;
