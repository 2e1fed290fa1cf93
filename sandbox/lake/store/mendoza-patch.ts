import type { RawPatch } from "mendoza";
import type { StoredDocument } from "../documents/document.ts";
import { isJsonObject, isSame, type JsonObject, type JsonValue } from "../json.ts";

/** Mendoza patches from a document to its next state and back. `[0, null]` is a deletion. */
export interface Effects {
  apply: RawPatch;
  revert: RawPatch;
}

/** Opcodes of the Mendoza format. */
const VALUE = 0;
const PUSH_FIELD_COPY = 10;
const PUSH_FIELD_BLANK = 11;
const PUSH_ELEMENT_COPY = 12;
const RETURN_INTO_FIELD = 15;
const RETURN_INTO_LIST = 16;
const SET_FIELD = 17;
const DELETE_FIELD = 19;
const APPEND_VALUE = 20;
const APPEND_SLICE = 21;

/** The effects of a change. Unchanged parts take no room, so that the history of long documents stays small. */
export function effectsOf(before: StoredDocument | undefined, after: StoredDocument | undefined): Effects {
  return { apply: patchBetween(before, after), revert: patchBetween(after, before) };
}

/**
 * The effects as clients get them: those of the documents without their revision, which the Studio takes off before it applies them.
 * A patch addresses fields by their place, so one field more or less would change other fields.
 */
export function effectsForClients(before: StoredDocument | undefined, after: StoredDocument | undefined): Effects {
  const [from, to] = [withoutRevision(before), withoutRevision(after)];
  return { apply: patchBetween(from, to), revert: patchBetween(to, from) };
}

function withoutRevision(document: StoredDocument | undefined): JsonObject | undefined {
  if (!document) return undefined;
  const { _rev: _, ...content } = document;
  return content;
}

function patchBetween(before: JsonObject | undefined, after: JsonObject | undefined): RawPatch {
  return before && after ? fieldChanges(before, after) : [VALUE, after ?? null];
}

/** Operations on the copy of an object. Mendoza addresses its old fields by their alphabetical index. */
function fieldChanges(before: JsonObject, after: JsonObject): RawPatch {
  const operations: RawPatch = [];
  for (const [place, name] of Object.keys(before).sort().entries()) {
    const old = before[name];
    const next = ownField(after, name);
    if (old === undefined || isSame(old, next)) continue;
    if (next === undefined) operations.push(DELETE_FIELD, place);
    else if (isJsonObject(old) && isJsonObject(next)) {
      operations.push(PUSH_FIELD_COPY, place, ...fieldChanges(old, next), RETURN_INTO_FIELD);
    } else if (Array.isArray(old) && Array.isArray(next) && next.length > 0) {
      operations.push(PUSH_FIELD_BLANK, place, ...listItems(old, next), RETURN_INTO_FIELD);
    } else operations.push(SET_FIELD, next, name);
  }
  for (const [name, next] of Object.entries(after)) {
    if (ownField(before, name) === undefined) operations.push(SET_FIELD, next, name);
  }
  return operations;
}

/** A field may be named like a method of every object, such as `constructor`. */
function ownField(object: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Operations that build a list: unchanged items are copied, changed ones patched, new ones written out. */
function listItems(before: JsonValue[], after: JsonValue[]): RawPatch {
  const placeByKey = new Map(before.map((item, place) => [keyOf(item), place]));
  const operations: RawPatch = [];
  for (const [index, item] of after.entries()) {
    const key = keyOf(item);
    const place = key === undefined ? index : placeByKey.get(key);
    const old = place === undefined ? undefined : before[place];
    if (old !== undefined && isSame(old, item)) operations.push(APPEND_SLICE, place, Number(place) + 1);
    else if (isJsonObject(old) && isJsonObject(item)) {
      operations.push(PUSH_ELEMENT_COPY, place, ...fieldChanges(old, item), RETURN_INTO_LIST);
    } else operations.push(APPEND_VALUE, item);
  }
  return operations;
}

function keyOf(item: JsonValue | undefined): string | undefined {
  return isJsonObject(item) && typeof item._key === "string" ? item._key : undefined;
}
