import type { JsonValue } from "../json.ts";
import type { StoredDocument } from "./document.ts";

/** A scalar at a path of attributes: what indexes find documents by. */
export type IndexedValue = string | number | boolean;

export function isIndexed(value: unknown): value is IndexedValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Follows attributes as GROQ does: through objects only. Undefined when there is no scalar. */
export function valueAt(document: StoredDocument, path: readonly string[]): IndexedValue | undefined {
  let value: JsonValue | undefined = document;
  for (const name of path) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return isIndexed(value) ? value : undefined;
}

/** Every scalar that `valueAt` finds, with its path: those in lists are not among them. */
export function* valuesOf(
  document: Record<string, JsonValue>,
  path: readonly string[] = [],
): Generator<{ path: string[]; value: IndexedValue }> {
  for (const [name, value] of Object.entries(document)) {
    const own = [...path, name];
    if (isIndexed(value)) yield { path: own, value };
    else if (value !== null && !Array.isArray(value)) yield* valuesOf(value, own);
  }
}
