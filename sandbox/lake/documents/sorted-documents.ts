import type { StoredDocument } from "./document.ts";

/** Documents in the order of their ids, the order in which queries see them. A change costs a search, not a sort. */
export class SortedDocuments {
  readonly list: StoredDocument[];

  /** `documents` in any order. */
  constructor(documents: Iterable<StoredDocument> = []) {
    this.list = [...documents].sort(byId);
  }

  /** Adds the document, or puts it in the place of the one with its id. */
  put(document: StoredDocument): void {
    const place = this.#placeOf(document._id);
    const isThere = this.list[place]?._id === document._id;
    this.list.splice(place, isThere ? 1 : 0, document);
  }

  delete(id: string): void {
    const place = this.#placeOf(id);
    if (this.list[place]?._id === id) this.list.splice(place, 1);
  }

  /** Where the id stands, or would stand. */
  #placeOf(id: string): number {
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

/** Compares as the search does, by code units and not by a language's alphabet. */
export function byId(one: StoredDocument, other: StoredDocument): number {
  if (one._id === other._id) return 0;
  return one._id < other._id ? -1 : 1;
}
