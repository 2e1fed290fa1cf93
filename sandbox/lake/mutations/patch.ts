import { Mutation } from "@sanity/mutator";
import type { StoredDocument } from "../documents/document.ts";
import { storedDocument } from "../documents/document.ts";
import type { PatchOperations } from "./mutation.ts";

/** What a patch may not touch: Sanity sets these itself. */
const OWN_FIELDS = ["_id", "_rev", "_createdAt", "_updatedAt"] as const;

/**
 * The document after a patch, by the library with which the Studio itself predicts the outcome; the document given
 * stays as it is. Throws an Error that says what is wrong with a path or a value.
 */
export function patched(document: StoredDocument, { ifRevisionID: _, ...operations }: PatchOperations): StoredDocument {
  const patch = { id: document._id, ...operations };
  const result = storedDocument.parse(new Mutation({ mutations: [{ patch }] }).apply(document));
  if (result._type !== document._type) throw new Error(`Cannot modify immutable attribute "_type"`);
  return { ...result, ...Object.fromEntries(OWN_FIELDS.map((name) => [name, document[name]])) };
}
