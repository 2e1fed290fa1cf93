import type { StoredDocument } from "./document.ts";

/** Documents sorted by id, the order in which queries see them. A change costs a binary search, not a sort. */
export class SortedDocuments {
  readonly list: StoredDocument[];

  /** `documents` in any order. */
  constructor(documents: Iterable<StoredDocument> = []) {
    this.list = [...documents].sort(byId);
  }

  /** Adds the document, or replaces the one with its id. */
  put(document: StoredDocument): void {
    const index = this.#indexOf(document._id);
    const isThere = this.list[index]?._id === document._id;
    this.list.splice(index, isThere ? 1 : 0, document);
  }

  delete(id: string): void {
    const index = this.#indexOf(id);
    if (this.list[index]?._id === id) this.list.splice(index, 1);
  }

  /** Index of the id, or the index to insert it at. */
  #indexOf(id: string): number {
    let from = 0;
    let to = this.list.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.list[middle]?._id ?? "") < id) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Compares by code units, as the search does, not by a locale's alphabet. */
export function byId(one: StoredDocument, other: StoredDocument): number {
  if (one._id === other._id) return 0;
  return one._id < other._id ? -1 : 1;
}
