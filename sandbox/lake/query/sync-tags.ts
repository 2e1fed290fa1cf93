import { createHash } from "node:crypto";
import { publishedIdOf } from "../documents/document.ts";
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

/** The tags of all results that the changes may alter. */
export function tagsOfChanges(changes: readonly Pick<DocumentChange, "id" | "before" | "after">[]): string[] {
  const tags = new Set([EVERYTHING_TAG]);
  for (const { id, before, after } of changes) {
    tags.add(documentTag(id));
    for (const state of [before, after]) if (state) tags.add(typeTag(state._type));
  }
  return [...tags];
}

/** Sanity's form: short and opaque, prefixed by the version of the scheme. */
function tag(subject: string): string {
  return `s1:${createHash("sha256").update(subject).digest("base64url").slice(0, 8)}`;
}
