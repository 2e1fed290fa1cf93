import type { StoredDocument } from "./document.ts";
import { referencesOf } from "./references.ts";

/** Who points at whom, kept up to date with each change: whether a document may go is one look-up. */
export class ReferenceIndex {
  readonly #strong = new Map<string, Set<string>>();
  readonly #all = new Map<string, Set<string>>();

  constructor(documents: Iterable<StoredDocument>) {
    for (const document of documents) this.update(undefined, document);
  }

  /** Ids of the documents with a strong reference to the id. */
  strongTo(id: string): ReadonlySet<string> {
    return this.#strong.get(id) ?? NONE;
  }

  /** Ids of the documents with any reference to the id. */
  allTo(id: string): ReadonlySet<string> {
    return this.#all.get(id) ?? NONE;
  }

  update(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (before) {
      const { strong, weak } = referencesOf(before);
      for (const id of strong) remove(this.#strong, id, before._id);
      for (const id of [...strong, ...weak]) remove(this.#all, id, before._id);
    }
    if (after) {
      const { strong, weak } = referencesOf(after);
      for (const id of strong) add(this.#strong, id, after._id);
      for (const id of [...strong, ...weak]) add(this.#all, id, after._id);
    }
  }
}

const NONE: ReadonlySet<string> = new Set();

function add(index: Map<string, Set<string>>, to: string, from: string): void {
  const known = index.get(to);
  if (known) known.add(from);
  else index.set(to, new Set([from]));
}

function remove(index: Map<string, Set<string>>, to: string, from: string): void {
  const known = index.get(to);
  known?.delete(from);
  if (known?.size === 0) index.delete(to);
}
