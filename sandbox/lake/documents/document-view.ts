import type { StoredDocument } from "./document.ts";
import { DocumentGroup } from "./document-group.ts";
import { idSeenFrom, type Perspective, seenFrom } from "./perspective.ts";

/** The documents of a perspective: all of them, by id and by type. */
export class DocumentView {
  readonly all: DocumentGroup;
  /** Whether it shows each document as it is stored: a change then concerns no other version of it. */
  readonly isAsStored: boolean;
  readonly #perspective: Perspective;
  readonly #byId: Map<string, StoredDocument>;
  readonly #byType = new Map<string, DocumentGroup>();

  constructor(perspective: Perspective, stored: ReadonlyMap<string, StoredDocument>) {
    this.#perspective = perspective;
    this.isAsStored = perspective === "raw" || perspective === "published" || perspective === "public";
    this.#byId = new Map();
    for (const id of stored.keys()) {
      const seenId = idSeenFrom(perspective, id);
      if (seenId === undefined || this.#byId.has(seenId)) continue;
      const seen = seenFrom(perspective, seenId, stored);
      if (seen) this.#byId.set(seenId, seen);
    }
    this.all = new DocumentGroup(this.#byId.values());
    const lists = new Map<string, StoredDocument[]>();
    for (const document of this.#byId.values()) {
      const list = lists.get(document._type);
      if (list) list.push(document);
      else lists.set(document._type, [document]);
    }
    for (const [type, list] of lists) this.#byType.set(type, new DocumentGroup(list));
  }

  get documents(): StoredDocument[] {
    return this.all.documents;
  }

  get byId(): ReadonlyMap<string, StoredDocument> {
    return this.#byId;
  }

  /** The documents of a type. Undefined when there are none. */
  ofType(type: string): DocumentGroup | undefined {
    return this.#byType.get(type);
  }

  /** Updates the view after the stored document of that id has changed. */
  update(storedId: string, stored: ReadonlyMap<string, StoredDocument>): void {
    const id = idSeenFrom(this.#perspective, storedId);
    if (id === undefined) return;
    const before = this.#byId.get(id);
    const after = seenFrom(this.#perspective, id, stored);
    if (after) this.#byId.set(id, after);
    else this.#byId.delete(id);
    this.all.update(before, after);
    if (before && after && before._type === after._type) {
      this.#byType.get(after._type)?.update(before, after);
      return;
    }
    if (before) this.#leaveType(before);
    if (after) this.#enterType(after);
  }

  #enterType(document: StoredDocument): void {
    const group = this.#byType.get(document._type);
    if (group) group.update(undefined, document);
    else this.#byType.set(document._type, new DocumentGroup([document]));
  }

  #leaveType(document: StoredDocument): void {
    const group = this.#byType.get(document._type);
    group?.update(document, undefined);
    if (group?.documents.length === 0) this.#byType.delete(document._type);
  }
}
