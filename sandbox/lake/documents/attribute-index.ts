import { type IndexedValue, valueAt } from "./attribute-values.ts";
import type { StoredDocument } from "./document.ts";
import { SortedDocuments } from "./sorted-documents.ts";

export type Comparison = ">" | ">=" | "<" | "<=";

/** Documents by the scalar at one path. Lists are sorted by id. */
export class AttributeIndex {
  readonly #path: readonly string[];
  readonly #buckets = new Map<IndexedValue, SortedDocuments>();
  #missing = new SortedDocuments();
  /** The values of the buckets in order, made when a query first compares them. */
  #sorted: SortedValues | undefined;

  constructor(path: readonly string[], documents: readonly StoredDocument[]) {
    this.#path = path;
    const lists = new Map<IndexedValue | undefined, StoredDocument[]>();
    for (const document of documents) {
      const value = valueAt(document, path);
      const list = lists.get(value);
      if (list) list.push(document);
      else lists.set(value, [document]);
    }
    for (const [value, list] of lists) {
      if (value === undefined) this.#missing = new SortedDocuments(list);
      else this.#buckets.set(value, new SortedDocuments(list));
    }
  }

  /** The documents with the value. */
  equal(value: IndexedValue): readonly StoredDocument[] {
    return this.#buckets.get(value)?.list ?? [];
  }

  /** The documents without a scalar at the path. */
  get missing(): readonly StoredDocument[] {
    return this.#missing.list;
  }

  /** Lists of the documents whose value is of the bound's type and compares so with it. */
  compared(comparison: Comparison, bound: string | number): (readonly StoredDocument[])[] {
    this.#sorted ??= new SortedValues(this.#buckets.keys());
    return this.#sorted.compared(comparison, bound).map((value) => this.equal(value));
  }

  /** Updates the index after a document was changed, created or deleted. */
  update(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const old = before && valueAt(before, this.#path);
    const next = after && valueAt(after, this.#path);
    if (before && !(after && old === next)) this.#remove(old, before._id);
    if (after) this.#bucket(next).put(after);
  }

  #bucket(value: IndexedValue | undefined): SortedDocuments {
    if (value === undefined) return this.#missing;
    const known = this.#buckets.get(value);
    if (known) return known;
    const made = new SortedDocuments();
    this.#buckets.set(value, made);
    this.#sorted?.add(value);
    return made;
  }

  #remove(value: IndexedValue | undefined, id: string): void {
    const documents = this.#bucket(value);
    documents.delete(id);
    if (value === undefined || documents.list.length > 0) return;
    this.#buckets.delete(value);
    this.#sorted?.delete(value);
  }
}

/** Distinct values in order. GROQ compares strings with strings by code units, and numbers with numbers. */
class SortedValues {
  readonly #strings: string[];
  readonly #numbers: number[];

  constructor(values: Iterable<IndexedValue>) {
    const all = [...values];
    this.#strings = all.filter((value) => typeof value === "string").sort(ascending);
    this.#numbers = all.filter((value) => typeof value === "number").sort(ascending);
  }

  compared(comparison: Comparison, bound: string | number): (string | number)[] {
    return typeof bound === "string" ? part(this.#strings, comparison, bound) : part(this.#numbers, comparison, bound);
  }

  add(value: IndexedValue): void {
    if (typeof value === "string") this.#strings.splice(firstNotBelow(this.#strings, value), 0, value);
    if (typeof value === "number") this.#numbers.splice(firstNotBelow(this.#numbers, value), 0, value);
  }

  delete(value: IndexedValue): void {
    if (typeof value === "string") this.#strings.splice(firstNotBelow(this.#strings, value), 1);
    if (typeof value === "number") this.#numbers.splice(firstNotBelow(this.#numbers, value), 1);
  }
}

function part<Value extends string | number>(sorted: Value[], comparison: Comparison, bound: Value): Value[] {
  const at = firstNotBelow(sorted, bound);
  const above = sorted[at] === bound ? at + 1 : at;
  switch (comparison) {
    case ">":
      return sorted.slice(above);
    case ">=":
      return sorted.slice(at);
    case "<":
      return sorted.slice(0, at);
    case "<=":
      return sorted.slice(0, above);
  }
}

function firstNotBelow<Value extends string | number>(sorted: readonly Value[], bound: Value): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = sorted[middle];
    if (value !== undefined && value < bound) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Not `localeCompare`: the order is that of GROQ's comparison. */
function ascending<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
