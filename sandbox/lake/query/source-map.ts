import type { StoredDocument } from "../documents/document.ts";
import { isJsonObject, type JsonValue } from "../json.ts";
import { type PathStep, SourcedValue, sourcedDocument } from "./sourced-value.ts";

/** Sanity's content source map: the document and field of each value in a result. */
export interface SourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: "value"; source: { type: "documentValue"; document: number; path: number } }>;
}

/**
 * The sources of the values in a query's result. groq-js does not report them, so the query runs a second time over copies of
 * the documents whose values know where they are from. What the query computes (joins, counts) has no source.
 */
export class SourceMapper {
  readonly #copies = new WeakMap<StoredDocument, object>();

  /** `runSourced` runs the query with each document replaced by `copy(document)`. */
  map(
    result: JsonValue,
    runSourced: (copy: (document: StoredDocument) => object) => unknown,
    withKeys: boolean,
  ): SourceMap {
    return sourceMap(
      result,
      runSourced((document) => this.#copyOf(document)),
      withKeys,
    );
  }

  /** Cached until the document changes. */
  #copyOf(document: StoredDocument): object {
    const known = this.#copies.get(document);
    if (known) return known;
    const copy = sourcedDocument(document);
    this.#copies.set(document, copy);
    return copy;
  }
}

function sourceMap(result: JsonValue, sourced: unknown, withKeys: boolean): SourceMap {
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
  const visit = (value: JsonValue | undefined, other: unknown, resultPath: string): void => {
    if (other instanceof SourcedValue) {
      if (other.value === value) add(resultPath, other.document, other.path);
    } else if (Array.isArray(value) && Array.isArray(other)) {
      if (value.length !== other.length) return;
      for (const [index, item] of value.entries()) visit(item, other[index], `${resultPath}[${index}]`);
    } else if (isJsonObject(value) && typeof other === "object" && other !== null) {
      const others = new Map<string, unknown>(Object.entries(other));
      for (const [name, field] of Object.entries(value))
        visit(field, others.get(name), `${resultPath}${fieldStep(name)}`);
    }
  };
  visit(result, sourced, "$");
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
