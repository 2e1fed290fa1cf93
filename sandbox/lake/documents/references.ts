import type { JsonValue } from "../../json/json-value.ts";

/** What a document points at. */
export interface References {
  /** Ids that have to exist while the document does. */
  strong: ReadonlySet<string>;
  weak: ReadonlySet<string>;
}

/** Every reference within a document. Those into other datasets are left out: the lake has one. */
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
 * A document as it is published: a reference that was weak only because its target was not yet published becomes
 * strong, as the Studio marks it with `_strengthenOnPublish`.
 */
export function strengthenReferences(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (typeof value !== "object" || value === null) return value;
  const { _strengthenOnPublish: mark, _weak, ...rest } = value;
  const staysWeak = mark === undefined || (isObject(mark) && mark.weak === true);
  const kept = staysWeak && _weak !== undefined ? { ...rest, _weak } : rest;
  return Object.fromEntries(Object.entries(kept).map(([name, child]) => [name, strengthenReferences(child)]));
}

function isObject(value: JsonValue): value is { [name: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
