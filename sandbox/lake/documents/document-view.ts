import { AttributeIndexes } from "./attribute-indexes.ts";
import type { StoredDocument } from "./document.ts";
import { idSeenFrom, type Perspective, seenFrom } from "./perspective.ts";
import { SortedDocuments } from "./sorted-documents.ts";

/** The documents of a perspective: sorted by id, by id, and indexed. */
export class DocumentView {
  readonly indexes: AttributeIndexes;
  readonly #perspective: Perspective;
  readonly #sorted: SortedDocuments;
  readonly #byId: Map<string, StoredDocument>;

  constructor(perspective: Perspective, stored: ReadonlyMap<string, StoredDocument>) {
    this.#perspective = perspective;
    this.#byId = new Map();
    for (const id of stored.keys()) {
      const seenId = idSeenFrom(perspective, id);
      if (seenId === undefined || this.#byId.has(seenId)) continue;
      const seen = seenFrom(perspective, seenId, stored);
      if (seen) this.#byId.set(seenId, seen);
    }
    this.#sorted = new SortedDocuments(this.#byId.values());
    this.indexes = new AttributeIndexes(this.#sorted.list);
  }

  get documents(): StoredDocument[] {
    return this.#sorted.list;
  }

  get byId(): ReadonlyMap<string, StoredDocument> {
    return this.#byId;
  }

  /** Updates the view after the stored document of that id has changed. */
  update(storedId: string, stored: ReadonlyMap<string, StoredDocument>): void {
    const id = idSeenFrom(this.#perspective, storedId);
    if (id === undefined) return;
    const before = this.#byId.get(id);
    const after = seenFrom(this.#perspective, id, stored);
    if (after) {
      this.#byId.set(id, after);
      this.#sorted.put(after);
    } else {
      this.#byId.delete(id);
      this.#sorted.delete(id);
    }
    this.indexes.update(before, after);
  }
}
