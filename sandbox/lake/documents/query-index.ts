import { LRUCache } from "lru-cache";
import type { CommittedTransaction } from "../store/history.ts";
import type { StoredDocument } from "./document.ts";
import { DocumentView } from "./document-view.ts";
import type { Perspective } from "./perspective.ts";

/** Perspectives kept in memory. Every list of releases is one, so their number has no limit. */
const MAX_VIEWS = 8;

/** The documents as queries see them. Like Sanity's, it may follow the transactions with a delay. */
export class QueryIndex {
  readonly #documents: Map<string, StoredDocument>;
  readonly #delayMs: number;
  readonly #views = new LRUCache<string, DocumentView>({ max: MAX_VIEWS });
  readonly #waiting: { transaction: CommittedTransaction; timer: NodeJS.Timeout }[] = [];
  readonly #listeners = new Set<() => void>();

  /** `delayMs`: milliseconds until a transaction is seen. */
  constructor(documents: ReadonlyMap<string, StoredDocument>, delayMs: number) {
    this.#documents = new Map(documents);
    this.#delayMs = delayMs;
  }

  /** The documents of a perspective. Built on first use and kept up to date. */
  view(perspective: Perspective): DocumentView {
    // A list of one release is not the perspective of that name.
    const name = JSON.stringify(perspective);
    const known = this.#views.get(name);
    if (known) return known;
    const view = new DocumentView(perspective, this.#documents);
    this.#views.set(name, view);
    return view;
  }

  /** Takes a transaction, in commit order. */
  take(transaction: CommittedTransaction): void {
    if (this.#delayMs === 0) {
      this.#apply(transaction);
      return;
    }
    const timer = setTimeout(() => this.#applyFirst(), this.#delayMs);
    timer.unref();
    this.#waiting.push({ transaction, timer });
  }

  /** Shows all transactions taken so far. */
  catchUp(): void {
    while (this.#waiting.length > 0) {
      clearTimeout(this.#waiting[0]?.timer);
      this.#applyFirst();
    }
  }

  /** Whether queries see the transaction of that sequence number. */
  sees(sequence: number): boolean {
    return !this.#waiting.some(({ transaction }) => transaction.sequence === sequence);
  }

  /** Resolves when queries see the transaction of that sequence number. By default the last one taken. */
  async caughtUp(sequence = Number.POSITIVE_INFINITY): Promise<void> {
    const awaited = this.#waiting.filter(({ transaction }) => transaction.sequence <= sequence).at(-1);
    if (!awaited) return;
    await new Promise<void>((resolve) => {
      const check = () => {
        if (this.#waiting.includes(awaited)) return;
        this.#listeners.delete(check);
        resolve();
      };
      this.#listeners.add(check);
    });
  }

  #applyFirst(): void {
    const first = this.#waiting.shift();
    if (first) this.#apply(first.transaction);
    for (const listener of this.#listeners) listener();
  }

  #apply({ changes }: CommittedTransaction): void {
    for (const { id, after } of changes) {
      if (after) this.#documents.set(id, after);
      else this.#documents.delete(id);
      for (const view of this.#views.values()) view.update(id, this.#documents);
    }
  }
}
