import type { StoredDocument } from "../documents/document.ts";
import { isJsonObject, type JsonValue } from "../json.ts";
import { type MarkedDocument, markDocument, type PathStep, readMark } from "./marked-document.ts";

/** Sanity's content source map: the document and field of each text in a result. */
export interface SourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: "value"; source: { type: "documentValue"; document: number; path: number } }>;
}

/**
 * Finds the sources of the texts in a query's result. groq-js does not report them, so the query runs a second time over
 * copies of the documents in which every text ends with a mark. A mark in the result names document and field. A text
 * that the query computes (joins, splits) has no whole mark and gets no source.
 */
export class SourceMapper {
  readonly #byOriginal = new WeakMap<StoredDocument, MarkedDocument>();
  readonly #fields: ReadonlySet<string>;
  #documents = 0;

  /** `fields`: the names of the fields whose texts get a source. */
  constructor(fields: readonly string[]) {
    this.#fields = new Set(fields);
  }

  /** The source map of `result`. `runMarked` runs the query with each document replaced by `mark(document)`. */
  map(
    result: JsonValue,
    runMarked: (mark: (document: StoredDocument) => StoredDocument) => JsonValue,
    withKeys: boolean,
  ): SourceMap {
    const used = new Map<number, MarkedDocument>();
    const marked = runMarked((document) => {
      const copy = this.#markedCopy(document);
      used.set(copy.number, copy);
      return copy.marked;
    });
    return sourceMap(result, marked, used, withKeys);
  }

  /** Cached until the document changes. */
  #markedCopy(document: StoredDocument): MarkedDocument {
    const known = this.#byOriginal.get(document);
    if (known) return known;
    const copy = markDocument(document, this.#documents, this.#fields);
    this.#documents += 1;
    this.#byOriginal.set(document, copy);
    return copy;
  }
}

function sourceMap(
  result: JsonValue,
  marked: JsonValue,
  used: ReadonlyMap<number, MarkedDocument>,
  withKeys: boolean,
): SourceMap {
  const documents = new Map<string, number>();
  const types: SourceMap["documents"] = [];
  const paths = new Map<string, number>();
  const mappings: SourceMap["mappings"] = {};
  const add = (resultPath: string, document: StoredDocument, path: PathStep[]) => {
    const _id = typeof document._originalId === "string" ? document._originalId : document._id;
    const documentIndex = indexIn(documents, _id);
    types[documentIndex] = { _id, _type: document._type };
    const source = {
      type: "documentValue",
      document: documentIndex,
      path: indexIn(paths, jsonPath(path, withKeys)),
    } as const;
    mappings[resultPath] = { type: "value", source };
  };
  const visit = (value: JsonValue | undefined, other: JsonValue | undefined, resultPath: string): void => {
    if (typeof value === "string" && typeof other === "string") {
      const mark = readMark(other);
      const copy = mark && used.get(mark.document);
      const path = mark && copy?.paths[mark.index];
      if (copy && path && mark.text === value) add(resultPath, copy.original, path);
    } else if (Array.isArray(value) && Array.isArray(other)) {
      if (value.length !== other.length) return;
      for (const [index, item] of value.entries()) visit(item, other[index], `${resultPath}[${index}]`);
    } else if (isJsonObject(value) && isJsonObject(other)) {
      for (const [name, field] of Object.entries(value)) visit(field, other[name], `${resultPath}${fieldStep(name)}`);
    }
  };
  visit(result, marked, "$");
  return { documents: types, paths: [...paths.keys()], mappings };
}

function indexIn(indexes: Map<string, number>, name: string): number {
  const known = indexes.get(name);
  if (known !== undefined) return known;
  indexes.set(name, indexes.size);
  return indexes.size - 1;
}

function jsonPath(path: PathStep[], withKeys: boolean): string {
  const steps = path.map((step) => {
    if (typeof step === "string") return fieldStep(step);
    return withKeys && step.key !== undefined ? `[?(@._key=='${escaped(step.key)}')]` : `[${step.index}]`;
  });
  return `$${steps.join("")}`;
}

function fieldStep(name: string): string {
  return `['${escaped(name)}']`;
}

const ESCAPES = new Map([
  ["\f", "\\f"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["'", "\\'"],
  ["\\", "\\\\"],
]);

/** Escapes like Sanity's client, which looks the paths up. */
function escaped(name: string): string {
  return name.replace(/[\f\n\r\t'\\]/g, (sign) => ESCAPES.get(sign) ?? sign);
}
