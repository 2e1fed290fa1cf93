import type { StoredDocument } from "../documents/document.ts";
import { isJsonObject, type JsonValue } from "../json.ts";

/** A step of a path within a document: a field, or a list item by index and, if it has one, key. */
export type PathStep = string | { index: number; key: string | undefined };

/** A copy of a document whose texts end with marks, and the path of each marked text. */
export interface MarkedDocument {
  /** Distinguishes its marks from those of other documents. */
  number: number;
  original: StoredDocument;
  marked: StoredDocument;
  /** Indexed by the number in the mark. */
  paths: PathStep[][];
}

/** Characters of Unicode's private use area, which no text holds. Marks stand at the end, so that texts sort as before. */
const OPEN = "\uE0A0";
const CLOSE = "\uE0A1";
const MARKED = new RegExp(`^(?<text>[^${OPEN}]*)${OPEN}(?<document>\\d+)\\.(?<index>\\d+)${CLOSE}$`, "s");

/** Marks the texts of the named fields, and those of spans in Portable Text. */
export function markDocument(original: StoredDocument, number: number, fields: ReadonlySet<string>): MarkedDocument {
  const paths: PathStep[][] = [];
  const mark = (text: string, path: PathStep[]) => `${text}${OPEN}${number}.${paths.push(path) - 1}${CLOSE}`;
  const copy = (value: JsonValue, path: PathStep[]): JsonValue => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, { index, key: keyOf(item) }]));
    if (typeof value !== "object" || value === null) return value;
    return copyFields(value, path);
  };
  const copyFields = (object: Record<string, JsonValue>, path: PathStep[]) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => {
        const isMarked = fields.has(name) || (name === "text" && object._type === "span");
        const isText = isMarked && typeof value === "string" && value !== "";
        return [name, isText ? mark(value, [...path, name]) : copy(value, [...path, name])];
      }),
    );
  return { number, original, marked: { ...original, ...copyFields(original, []) }, paths };
}

/** Splits a marked text into the text, the document's number and the index in its paths. */
export function readMark(text: string): { text: string; document: number; index: number } | undefined {
  const groups = MARKED.exec(text)?.groups;
  return groups && { text: groups.text ?? "", document: Number(groups.document), index: Number(groups.index) };
}

function keyOf(item: JsonValue): string | undefined {
  return isJsonObject(item) && typeof item._key === "string" ? item._key : undefined;
}
