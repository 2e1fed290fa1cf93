import { arrayToJSONMatchPath, type Doc, extractWithPath, Mutation as SanityMutation } from "@sanity/mutator";
import { type StoredDocument, storedDocument } from "../documents/document.ts";
import { protectedNames, protectedPath, restoredNames } from "../documents/protected-names.ts";
import type { JsonValue } from "../json.ts";
import type { PatchOperations } from "./mutation.ts";

/** One operation at one path. */
type Step =
  | { name: "set" | "setIfMissing"; path: string; value: JsonValue }
  | { name: "diffMatchPatch" | "inc" | "dec"; path: string; value: string | number }
  | { name: "unset"; path: string; value: null }
  | { name: Insertion; path: string; value: JsonValue[] };

type Insertion = "before" | "after" | "replace";

/**
 * The patched document, by the library with which the Studio predicts the result. What that library leaves out is done here:
 * `[*]` addresses all elements of an array, and a patch of an element that does not exist changes nothing. Does not change
 * `document`. Throws an Error about an invalid path or value.
 */
export function patched(document: StoredDocument, operations: PatchOperations): StoredDocument {
  const steps = stepsOf(operations);
  try {
    return storedDocument.parse(steps.reduce(apply, document));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const result = steps.map(protectedStep).reduce(apply, protectedNames(document));
    return storedDocument.parse(restoredNames(result));
  }
}

/** In the library's order: what one step creates, the next may address. */
function stepsOf({ setIfMissing, set, unset = [], diffMatchPatch, inc, dec, insert }: PatchOperations): Step[] {
  const entries = <Name extends Step["name"], Value>(name: Name, values: Record<string, Value> = {}) =>
    Object.entries(values).map(([path, value]) => ({ name, path: withRanges(path), value }));
  const { items, ...places } = insert ?? { items: [] };
  return [
    ...entries("setIfMissing", setIfMissing),
    ...entries("set", set),
    ...unset.map((path) => ({ name: "unset" as const, path: withRanges(path), value: null })),
    ...entries("diffMatchPatch", diffMatchPatch),
    ...entries("inc", inc),
    ...entries("dec", dec),
    ...(["before", "after", "replace"] as const).flatMap((name) => {
      const place = places[name];
      return place === undefined ? [] : [{ name, path: withRanges(place), value: items }];
    }),
  ];
}

function apply(document: Doc, { name, path, value }: Step): Doc {
  switch (name) {
    case "before":
    case "after":
    case "replace": {
      const places = insertionPlaces(path, document).filter((place) => hasPlace(name, place, document));
      return places.reduce((result, place) => patchedAt(result, { insert: insertion(name, place, value) }), document);
    }
    case "unset":
      // The last first: the places of those before it stay.
      return existing(path, document).reduceRight((result, at) => patchedAt(result, { unset: [at] }), document);
    default:
      return existing(path, document).reduce((result, at) => patchedAt(result, { [name]: { [at]: value } }), document);
  }
}

type InsertPatch = Record<"items", JsonValue[]> & ({ before: string } | { after: string } | { replace: string });

function insertion(name: Insertion, place: string, items: JsonValue[]): InsertPatch {
  if (name === "before") return { before: place, items };
  return name === "after" ? { after: place, items } : { replace: place, items };
}

type Operation = Omit<PatchOperations, "ifRevisionID" | "insert"> & { insert?: InsertPatch };

function patchedAt(document: Doc, operation: Operation): Doc {
  const patch = { id: document._id, ...operation };
  return new SanityMutation({ mutations: [{ patch }] }).apply(document) ?? document;
}

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/.source;
const WILDCARD = new RegExp(`${QUOTED}|\\[\\s*\\*\\s*\\]`, "g");

/** The library does not know `[*]`, but the range `[0:]`. */
function withRanges(path: string): string {
  return path.replace(WILDCARD, (text) => (text.startsWith("[") ? "[0:]" : text));
}

const BRACKETS = new RegExp(`\\[(?<content>(?:${QUOTED}|[^\\]"'])*)\\]`, "g");
/** `['a.b', c]` names attributes, not elements. */
const ATTRIBUTES = /^\s*(?:'[^']*'|[A-Za-z_]\w*)(?:\s*,\s*(?:'[^']*'|[A-Za-z_]\w*))*\s*$/;

/** The last brackets that select elements. */
function lastSelector(path: string) {
  const last = [...path.matchAll(BRACKETS)].findLast(({ groups }) => !ATTRIBUTES.test(groups?.content ?? ""));
  return last && { start: last.index, end: last.index + last[0].length };
}

/**
 * The path of each element that the path addresses. The library would create the attributes that lead to a missing one. Behind
 * a range of three elements it finds each three times, and would apply an operation as often.
 */
function existing(path: string, document: Doc): string[] {
  const selector = lastSelector(path);
  if (!selector) return [path];
  const found = elements(path.slice(0, selector.end), document);
  // The library cannot write a name with such a quote.
  if (found.some((element) => element.some((step) => String(step).includes("'")))) return [path];
  return [...new Set(found.map((element) => `${arrayToJSONMatchPath(element)}${path.slice(selector.end)}`))];
}

/** The same for an insertion, which takes all elements that the last brackets select as one place. */
function insertionPlaces(path: string, document: Doc): string[] {
  const { start = path.length } = lastSelector(path) ?? {};
  return existing(path.slice(0, start), document).map((array) => `${array}${path.slice(start)}`);
}

/** An array without elements still has a beginning and an end. */
function hasPlace(name: Insertion, path: string, document: Doc): boolean {
  if ((name === "before" && path.endsWith("[0]")) || (name === "after" && path.endsWith("[-1]"))) return true;
  return elements(path, document).length > 0;
}

function elements(path: string, document: Doc) {
  const found = extractWithPath(path, document).map((element) => element.path);
  // The library also gives elements before the first.
  return found.filter((element) => element.every((step) => typeof step === "string" || step >= 0));
}

function protectedStep<S extends Step>(step: S): S {
  return { ...step, path: protectedPath(step.path), value: protectedNames(step.value) };
}
