import { isJsonObject, type JsonValue } from "../json.ts";
import type { StoredDocument } from "./document.ts";

/** The ids that a document refers to. */
interface References {
  /** These must exist as long as the document does. */
  strong: ReadonlySet<string>;
  weak: ReadonlySet<string>;
}

/** All references within a document, except those to other datasets. */
export function referencesOf(document: JsonValue): References {
  const strong = new Set<string>();
  const weak = new Set<string>();
  const visit = (value: JsonValue) => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value._ref === "string" && value._dataset === undefined) {
      (value._weak === true ? weak : strong).add(value._ref);
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(document);
  return { strong, weak };
}

/**
 * The document to publish. The Studio makes a reference to an unpublished document weak and marks it with
 * `_strengthenOnPublish`; such references become strong.
 */
export function strengthenReferences(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (typeof value !== "object" || value === null) return value;
  const { _strengthenOnPublish: mark, _weak, ...rest } = value;
  const staysWeak = mark === undefined || (isJsonObject(mark) && mark.weak === true);
  const kept = staysWeak && _weak !== undefined ? { ...rest, _weak } : rest;
  return Object.fromEntries(Object.entries(kept).map(([name, child]) => [name, strengthenReferences(child)]));
}

/** References by target, kept up to date, so that checking whether a document may be deleted is one look-up. */
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
