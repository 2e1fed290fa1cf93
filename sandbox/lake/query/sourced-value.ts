import type { StoredDocument } from "../documents/document.ts";
import { isJsonObject, type JsonValue } from "../json.ts";

/** A step of a path within a document: a field, or a list item by index and, if it has one, key. */
export type PathStep = string | { index: number; key: string | undefined };

/**
 * Stands for a text, number or boolean of a document, so that its source is known wherever a query puts it. It has no fields of
 * its own, so that a query that reads one finds nothing, as in a text.
 */
export class SourcedValue {
  readonly #value: JsonValue;
  readonly #document: StoredDocument;
  readonly #path: PathStep[];

  constructor(value: JsonValue, document: StoredDocument, path: PathStep[]) {
    this.#value = value;
    this.#document = document;
    this.#path = path;
  }

  get value(): JsonValue {
    return this.#value;
  }

  get document(): StoredDocument {
    return this.#document;
  }

  get path(): PathStep[] {
    return this.#path;
  }
}

/** Functions of GROQ read the first three of documents where no query names them. The last is of a perspective. */
const UNSOURCED = ["_id", "_type", "_ref", "_originalId"];

/** A copy of the document in which each text, number and boolean is a SourcedValue. */
export function sourcedDocument(document: StoredDocument): object {
  const copy = (value: JsonValue, path: PathStep[]): unknown => {
    if (value === null) return null;
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, { index, key: keyOf(item) }]));
    return typeof value === "object" ? copyFields(value, path) : new SourcedValue(value, document, path);
  };
  const copyFields = (object: Record<string, JsonValue>, path: PathStep[]) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        UNSOURCED.includes(name) ? value : copy(value, [...path, name]),
      ]),
    );
  return copyFields(document, []);
}

/** The value as the document has it, at any depth. */
export function plainValue(value: unknown): unknown {
  if (value instanceof SourcedValue) return value.value;
  if (Array.isArray(value)) return value.map(plainValue);
  // groq-js has classes for dates and paths.
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, plainValue(child)]));
}

function keyOf(item: JsonValue): string | undefined {
  return isJsonObject(item) && typeof item._key === "string" ? item._key : undefined;
}
