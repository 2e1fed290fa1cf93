import { createHash } from "node:crypto";
import { publishedIdOf } from "../documents/document-id.ts";
import type { DocumentChange } from "../store/document-store.ts";

/** That an answer may change with any document. */
export const EVERYTHING_TAG = tag("everything");

/** That an answer may change with any document of a type. */
export function typeTag(type: string): string {
  return tag(`type ${type}`);
}

/** That an answer may change with one document, whichever of its versions. */
export function documentTag(id: string): string {
  return tag(`document ${publishedIdOf(id)}`);
}

/** The tags of every answer that a change can alter. */
export function tagsOfChanges(changes: readonly Pick<DocumentChange, "id" | "before" | "after">[]): string[] {
  const tags = new Set([EVERYTHING_TAG]);
  for (const { id, before, after } of changes) {
    tags.add(documentTag(id));
    for (const state of [before, after]) if (state) tags.add(typeTag(state._type));
  }
  return [...tags];
}

/** Sanity's form: opaque, short, with the version of the scheme before it. */
function tag(what: string): string {
  return `s1:${createHash("sha256").update(what).digest("base64url").slice(0, 8)}`;
}
