import { type ExprNode, evaluate, parse } from "groq-js";
import type { JsonValue } from "../../json/json-value.ts";
import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { Perspective } from "../documents/perspective.ts";
import { BoundedCache } from "./bounded-cache.ts";

/** The values of a query's `$names`. */
export type QueryParams = Record<string, JsonValue>;

interface Evaluation {
  dataset: StoredDocument[];
  params: QueryParams;
  sanity: { projectId: string; dataset: string };
  dereference: (reference: { _ref: string }) => StoredDocument | undefined;
}

/** groq-js 2.0.0 ships without the types of its evaluator; this is the part of them in use here. */
const evaluateQuery: (tree: ExprNode, options: Evaluation) => Promise<{ get: () => Promise<JsonValue> }> = evaluate;

/** groq-js bakes the parameters into the parsed query, so the two together make the key. */
const PARSED_QUERIES = 1_000;

/** Runs GROQ queries over a dataset; queries once parsed are kept. */
export class QueryEngine {
  readonly #dataset: Dataset;
  readonly #parsed = new BoundedCache<ExprNode>(PARSED_QUERIES);

  constructor(dataset: Dataset) {
    this.#dataset = dataset;
  }

  /** Throws groq-js's `GroqSyntaxError` when the text is no query. */
  async run(query: string, params: QueryParams, perspective: Perspective): Promise<JsonValue> {
    const tree = this.#parsed.get(JSON.stringify([query, params]), () => parse(query, { params }));
    const { documents, byId } = this.#dataset.view(perspective);
    const value = await evaluateQuery(tree, {
      dataset: documents,
      params,
      sanity: { projectId: this.#dataset.projectId, dataset: this.#dataset.name },
      dereference: ({ _ref }) => byId.get(_ref),
    });
    return value.get();
  }
}
