import { isPublishedId } from "../documents/document-id.ts";
import { tagsOfChanges } from "../query/sync-tags.ts";
import type { CommittedTransaction, DocumentChange } from "../store/document-store.ts";

/** Events that a reader who lost its connection can catch up on. */
const MOST_KEPT = 1_000;

/** A message of the live events API: which answers may have changed. */
export interface LiveEvent {
  id: string;
  tags: string[];
  /** The same when drafts count too. Empty `tags` with full `draftTags` is a change of drafts alone. */
  draftTags: string[];
}

/** The last transactions as live events, in their order. Ids are the transactions' numbers. */
export class LiveEvents {
  readonly #kept: LiveEvent[] = [];
  /** The transaction before the oldest that is kept. */
  #before: number;

  /** `lastSequence` is the newest transaction there is. */
  constructor(lastSequence: number) {
    this.#before = lastSequence;
  }

  get lastId(): string {
    return this.#kept.at(-1)?.id ?? idOf(this.#before);
  }

  /** Takes up a transaction, and gives its event. */
  add({ sequence, changes }: CommittedTransaction): LiveEvent {
    const event = { id: idOf(sequence), tags: tags(changes.filter(isPublished)), draftTags: tags(changes) };
    this.#kept.push(event);
    if (this.#kept.length > MOST_KEPT) this.#before = Number(this.#kept.shift()?.id);
    return event;
  }

  /** What came after that event; undefined when that is not known any more, and the reader has to start afresh. */
  after(id: string): LiveEvent[] | undefined {
    const sequence = Number(id);
    const last = Number(this.lastId);
    if (!Number.isInteger(sequence) || sequence < this.#before || sequence > last) return undefined;
    return this.#kept.filter((event) => Number(event.id) > sequence);
  }
}

function isPublished({ id }: DocumentChange): boolean {
  return isPublishedId(id);
}

function tags(changes: readonly DocumentChange[]): string[] {
  return changes.length > 0 ? tagsOfChanges(changes) : [];
}

function idOf(sequence: number): string {
  return String(sequence);
}
