import { LRUCache } from "lru-cache";
import type { DependentCache } from "./sync-tag-cache.server.ts";

/** Limits the memory. More than the results of a large site. */
const MAX_COPIES = 20_000;

interface StoredCopy {
  tags: readonly string[];
  isOutdated: boolean;
}

/**
 * The stale copies that a publish has outdated since they were stored. They are not served while Sanity is only slow: every page shows
 * an announced publish (docs/decisions/0050).
 */
export class OutdatedCopies implements DependentCache {
  readonly #copies = new LRUCache<string, StoredCopy>({ max: MAX_COPIES });

  has(key: string): boolean {
    return this.#copies.get(key)?.isOutdated === true;
  }

  /**
   * A result with these sync tags was stored as the copy.
   *
   * @param isOutdated whether a publish has changed it since the query was sent.
   */
  record(key: string, tags: readonly string[], isOutdated: boolean): void {
    this.#copies.set(key, { tags, isOutdated });
  }

  invalidate(tags: readonly string[]): void {
    const changed = new Set(tags);
    this.#mark((copy) => copy.tags.some((tag) => changed.has(tag)));
  }

  clear(): void {
    this.#mark(() => true);
  }

  /** While the live connection is down nothing is announced. */
  setEnabled(): void {}

  #mark(isChanged: (copy: StoredCopy) => boolean): void {
    for (const copy of this.#copies.values()) if (isChanged(copy)) copy.isOutdated = true;
  }
}
