import type { JsonValue } from "../../json/json-value.ts";
import type { StoredDocument } from "../documents/document.ts";

/** One step of a path within a document: a field, or an item by its place and, where it has one, its key. */
export type PathStep = string | { index: number; key: string | undefined };

/** A copy of a document in which every text that pages show ends with a mark, and where each marked text stands. */
export interface MarkedDocument {
  /** Tells its marks from other documents'. */
  number: number;
  original: StoredDocument;
  marked: StoredDocument;
  /** By the number in the mark. */
  paths: PathStep[][];
}

/** From Unicode's private use area: in no text. A mark is at the end, so that texts keep their order among each other. */
const OPEN = "\uE0A0";
const CLOSE = "\uE0A1";
const MARKED = new RegExp(`^(?<text>[^${OPEN}]*)${OPEN}(?<document>\\d+)\\.(?<place>\\d+)${CLOSE}$`, "s");

/** The fields that hold what pages show: the two languages, and the text of a span. */
const LANGUAGES = new Set(["es", "eu"]);

/** Makes the copy. */
export function markDocument(original: StoredDocument, number: number): MarkedDocument {
  const paths: PathStep[][] = [];
  const mark = (text: string, path: PathStep[]) => `${text}${OPEN}${number}.${paths.push(path) - 1}${CLOSE}`;
  const copy = (value: JsonValue, path: PathStep[]): JsonValue => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, { index, key: keyOf(item) }]));
    if (typeof value !== "object" || value === null) return value;
    return copyFields(value, path);
  };
  const copyFields = (fields: Record<string, JsonValue>, path: PathStep[]) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const isShown = LANGUAGES.has(name) || (name === "text" && fields._type === "span");
        const isText = isShown && typeof value === "string" && value !== "";
        return [name, isText ? mark(value, [...path, name]) : copy(value, [...path, name])];
      }),
    );
  return { number, original, marked: { ...original, ...copyFields(original, []) }, paths };
}

/** What a marked text says: the text itself, the document's number and the place in its paths. */
export function readMark(text: string): { text: string; document: number; place: number } | undefined {
  const groups = MARKED.exec(text)?.groups;
  return groups && { text: groups.text ?? "", document: Number(groups.document), place: Number(groups.place) };
}

function keyOf(item: JsonValue): string | undefined {
  const hasKey = typeof item === "object" && item !== null && !Array.isArray(item) && typeof item._key === "string";
  return hasKey ? String(item._key) : undefined;
}
