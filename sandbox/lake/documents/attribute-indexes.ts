import type { JsonValue } from "../json.ts";
import type { StoredDocument } from "./document.ts";
import { SortedDocuments } from "./sorted-documents.ts";

/** A scalar at a path of attributes: the key of an index. */
export type IndexedValue = string | number | boolean;

type Buckets = Map<IndexedValue, SortedDocuments>;

interface AttributeIndex {
  path: readonly string[];
  buckets: Buckets;
}

/** The most indexes built. Without a limit a client could have one built for every attribute. */
const MOST_INDEXES = 64;

/** Hash indexes over a view. Each is built when a query first needs it and kept up to date from then on. */
export class AttributeIndexes {
  readonly #documents: readonly StoredDocument[];
  readonly #byPath = new Map<string, AttributeIndex>();

  /** `documents` is the view's own list, which changes with it. */
  constructor(documents: readonly StoredDocument[]) {
    this.#documents = documents;
  }

  /** The documents with the value at the path, sorted by id. Undefined when there is no index. */
  find(path: readonly string[], value: IndexedValue): StoredDocument[] | undefined {
    const name = path.join(".");
    const index = this.#byPath.get(name) ?? this.#make(name, path);
    return index && (index.buckets.get(value)?.list ?? []);
  }

  /** Updates the indexes after a document was changed, created or deleted. */
  update(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const { path, buckets } of this.#byPath.values()) {
      const old = before && valueAt(before, path);
      const next = after && valueAt(after, path);
      if (before && old !== undefined && old !== next) remove(buckets, old, before._id);
      if (after && next !== undefined) bucket(buckets, next).put(after);
    }
  }

  #make(name: string, path: readonly string[]): AttributeIndex | undefined {
    if (this.#byPath.size >= MOST_INDEXES) return undefined;
    const lists = new Map<IndexedValue, StoredDocument[]>();
    for (const document of this.#documents) {
      const value = valueAt(document, path);
      if (value === undefined) continue;
      const list = lists.get(value);
      if (list) list.push(document);
      else lists.set(value, [document]);
    }
    const buckets = new Map([...lists].map(([value, list]) => [value, new SortedDocuments(list)] as const));
    const index = { path, buckets };
    this.#byPath.set(name, index);
    return index;
  }
}

function bucket(buckets: Buckets, value: IndexedValue): SortedDocuments {
  const known = buckets.get(value);
  if (known) return known;
  const made = new SortedDocuments();
  buckets.set(value, made);
  return made;
}

function remove(buckets: Buckets, value: IndexedValue, id: string): void {
  const documents = buckets.get(value);
  documents?.delete(id);
  if (documents?.list.length === 0) buckets.delete(value);
}

/** Follows attributes as GROQ does: through objects only. */
function valueAt(document: StoredDocument, path: readonly string[]): IndexedValue | undefined {
  let value: JsonValue | undefined = document;
  for (const name of path) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return typeof value === "object" || value === undefined ? undefined : value;
}
