import type { JsonValue } from "../../json/json-value.ts";
import type { StoredDocument } from "../documents/document.ts";
import { type MarkedDocument, markDocument, type PathStep, readMark } from "./marked-document.ts";

/** Sanity's content source map: which text of a result is which field of which document. */
export interface SourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: "value"; source: { type: "documentValue"; document: number; path: number } }>;
}

/**
 * Finds out where the texts of a query's result are from. groq-js does not say, so the same query is run a second time
 * over copies whose texts bear marks; a mark that comes out names its document and field. What the query itself makes
 * of texts (joins, splits) bears no whole mark and stays without a source.
 */
export class SourceMapper {
  readonly #byOriginal = new WeakMap<StoredDocument, MarkedDocument>();
  #documents = 0;

  /** The map of `result`. `runMarked` runs the query with each document replaced by what it is given here. */
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

  /** Kept as long as the document stays as it is. */
  #markedCopy(document: StoredDocument): MarkedDocument {
    const known = this.#byOriginal.get(document);
    if (known) return known;
    const copy = markDocument(document, this.#documents);
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
    const documentPlace = placeOf(documents, _id);
    types[documentPlace] = { _id, _type: document._type };
    const source = {
      type: "documentValue",
      document: documentPlace,
      path: placeOf(paths, jsonPath(path, withKeys)),
    } as const;
    mappings[resultPath] = { type: "value", source };
  };
  const visit = (value: JsonValue | undefined, other: JsonValue | undefined, resultPath: string): void => {
    if (typeof value === "string" && typeof other === "string") {
      const mark = readMark(other);
      const copy = mark && used.get(mark.document);
      const path = mark && copy?.paths[mark.place];
      if (copy && path && mark.text === value) add(resultPath, copy.original, path);
    } else if (Array.isArray(value) && Array.isArray(other)) {
      if (value.length !== other.length) return;
      for (const [index, item] of value.entries()) visit(item, other[index], `${resultPath}[${index}]`);
    } else if (isObject(value) && isObject(other)) {
      for (const [name, field] of Object.entries(value)) visit(field, other[name], `${resultPath}${fieldStep(name)}`);
    }
  };
  visit(result, marked, "$");
  return { documents: types, paths: [...paths.keys()], mappings };
}

function placeOf(places: Map<string, number>, name: string): number {
  const known = places.get(name);
  if (known !== undefined) return known;
  places.set(name, places.size);
  return places.size - 1;
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

/** As Sanity's client writes the paths that it looks up. */
function escaped(name: string): string {
  return name.replace(/[\f\n\r\t'\\]/g, (sign) => ESCAPES.get(sign) ?? sign);
}

function isObject(value: JsonValue | undefined): value is { [name: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
