import { createHash } from "node:crypto";
import { type IndexedValue, valuesOf } from "../documents/attribute-values.ts";
import { publishedIdOf, type StoredDocument } from "../documents/document.ts";
import type { DocumentChange } from "../store/history.ts";

/** The tag of a result that any document may change. */
export const EVERYTHING_TAG = tag("everything");

/** The tag of a result that any document of a type may change. */
export function typeTag(type: string): string {
  return tag(`type ${type}`);
}

/** The tag of a result that one document may change, in any version. */
export function documentTag(id: string): string {
  return tag(`document ${publishedIdOf(id)}`);
}

/** Longer texts have no tags of their own. No query compares by them. */
const LONGEST_VALUE = 200;

/**
 * The tags of a result that documents of a type change only when they have this value at this path, before or after.
 * Undefined when such changes have no tag.
 */
export function valueTags(type: string, path: readonly string[], value: IndexedValue): string[] | undefined {
  if (!hasTag(path, value)) return undefined;
  return [valueTag(type, path, value), manyTag(type)];
}

/** Changes of more documents than this, such as an import, are told by type. */
const MOST_TOLD_BY_VALUE = 100;

/** The tags of all results that the changes may alter. */
export function tagsOfChanges(changes: readonly Pick<DocumentChange, "id" | "before" | "after">[]): string[] {
  const tags = new Set([EVERYTHING_TAG]);
  const isMany = changes.length > MOST_TOLD_BY_VALUE;
  for (const { id, before, after } of changes) {
    tags.add(documentTag(id));
    for (const state of [before, after]) {
      if (!state) continue;
      tags.add(typeTag(state._type));
      if (isMany) tags.add(manyTag(state._type));
      else for (const tag of tagsOfValues(state)) tags.add(tag);
    }
  }
  return [...tags];
}

function tagsOfValues(document: StoredDocument): string[] {
  return [...valuesOf(document)]
    .filter(({ path, value }) => hasTag(path, value))
    .map(({ path, value }) => valueTag(document._type, path, value));
}

/** Sanity's own fields have no value tags: they change with every write. */
function hasTag(path: readonly string[], value: IndexedValue): boolean {
  return !path[0]?.startsWith("_") && String(value).length <= LONGEST_VALUE;
}

function valueTag(type: string, path: readonly string[], value: IndexedValue): string {
  return tag(`value ${JSON.stringify([type, path, value])}`);
}

/** Told instead of values when many documents of the type change at once. */
function manyTag(type: string): string {
  return tag(`many ${type}`);
}

/** Sanity's form: short and opaque, prefixed by the version of the scheme. */
function tag(subject: string): string {
  return `s1:${createHash("sha256").update(subject).digest("base64url").slice(0, 8)}`;
}
