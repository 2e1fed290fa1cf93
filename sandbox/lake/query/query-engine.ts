import type { JsonValue } from "../../json/json-value.ts";
import type { Dataset } from "../documents/dataset.ts";
import { DEFAULT_AUTHOR } from "../documents/dataset.ts";
import type { Perspective } from "../documents/perspective.ts";
import { type SourceMap, SourceMapper } from "../source-map/source-map.ts";
import { BoundedCache } from "./bounded-cache.ts";
import type { QueryParams } from "./evaluate.ts";
import { type PlannedQuery, planQuery, runPlan } from "./planned-query.ts";

/** groq-js bakes the parameters into the parsed query, so the two together make the key. */
const PLANNED_QUERIES = 1_000;

/** How a source map names list items: by their places, or by their keys. */
export type SourceMapKind = "true" | "withKeyArraySelector";

/** A query's result, and the tags of every change that could alter it. */
export interface QueryAnswer {
  result: JsonValue;
  syncTags: string[];
  resultSourceMap?: SourceMap;
}

/** Runs GROQ queries over a dataset; queries once planned are kept. */
export class QueryEngine {
  readonly #dataset: Dataset;
  readonly #planned = new BoundedCache<PlannedQuery>(PLANNED_QUERIES);
  readonly #mapper = new SourceMapper();

  constructor(dataset: Dataset) {
    this.#dataset = dataset;
  }

  /** Throws LakeError 400 when the text is no query, or asks for what groq-js does not have. */
  run(query: string, params: QueryParams, perspective: Perspective, sourceMap?: SourceMapKind): QueryAnswer {
    const plan = this.#planned.get(JSON.stringify([query, params]), () => planQuery(query, params));
    const sanity = { projectId: this.#dataset.projectId, dataset: this.#dataset.name };
    const view = this.#dataset.view(perspective);
    const options = { sanity, identity: DEFAULT_AUTHOR };
    const { result, tags } = runPlan(plan, view, options);
    const syncTags = [...tags];
    if (!sourceMap) return { result, syncTags };
    const withKeys = sourceMap === "withKeyArraySelector";
    const resultSourceMap = this.#mapper.map(
      result,
      (copy) => runPlan(plan, view, { ...options, copy }).result,
      withKeys,
    );
    return { result, syncTags, resultSourceMap };
  }
}
