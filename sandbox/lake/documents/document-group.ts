import { AttributeIndex } from "./attribute-index.ts";
import type { StoredDocument } from "./document.ts";
import { SortedDocuments } from "./sorted-documents.ts";

/** The most indexes built. Without a limit a client could have one built for every attribute. */
const MOST_INDEXES = 64;

/** All documents of a view, or those of a type: sorted by id, with indexes that are built when a query first needs them. */
export class DocumentGroup {
  readonly #sorted: SortedDocuments;
  readonly #indexes = new Map<string, AttributeIndex>();

  constructor(documents: Iterable<StoredDocument> = []) {
    this.#sorted = new SortedDocuments(documents);
  }

  get documents(): StoredDocument[] {
    return this.#sorted.list;
  }

  /** The index of the scalars at a path. Undefined when there are too many. */
  index(path: readonly string[]): AttributeIndex | undefined {
    // Not joined by a sign: attributes may contain any.
    const name = JSON.stringify(path);
    const known = this.#indexes.get(name);
    if (known || this.#indexes.size >= MOST_INDEXES) return known;
    const made = new AttributeIndex(path, this.documents);
    this.#indexes.set(name, made);
    return made;
  }

  /** Updates list and indexes after a document of this group was changed, came or went. */
  update(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (after) this.#sorted.put(after);
    else if (before) this.#sorted.delete(before._id);
    for (const index of this.#indexes.values()) index.update(before, after);
  }
}
