import { LRUCache } from "lru-cache";
import type { Dataset } from "../documents/dataset.ts";
import type { Perspective } from "../documents/perspective.ts";
import type { JsonValue } from "../json.ts";
import type { QueryParams } from "./evaluate.ts";
import { type PlannedQuery, planQuery, runDiffPlan, runPlan } from "./planned-query.ts";
import { type SourceMap, SourceMapper } from "./source-map.ts";

/** Parsed queries kept. groq-js puts the parameters into the parsed query, so query and parameters together are the key. */
const PLANNED_QUERIES = 1_000;

/** How a source map names list items: by index (`true`) or by key. */
export type SourceMapKind = "true" | "withKeyArraySelector";

/** A query's result, and the tags of all changes that may alter it. */
interface QueryAnswer {
  result: JsonValue;
  syncTags: string[];
  resultSourceMap?: SourceMap;
}

/** Runs GROQ queries over a dataset. */
export class QueryEngine {
  readonly #dataset: Dataset;
  readonly #planned = new LRUCache<string, PlannedQuery>({ max: PLANNED_QUERIES });
  readonly #mapper = new SourceMapper();

  constructor(dataset: Dataset) {
    this.#dataset = dataset;
  }

  /** Throws LakeError 400 on a syntax error or a function that groq-js lacks, 504 when the query takes too long. */
  async run(
    query: string,
    params: QueryParams,
    perspective: Perspective,
    sourceMap?: SourceMapKind,
  ): Promise<QueryAnswer> {
    const plan = this.#plan(query, params);
    const sanity = { projectId: this.#dataset.projectId, dataset: this.#dataset.name };
    const view = this.#dataset.index.view(perspective);
    const options = { sanity, identity: this.#dataset.users[0].id };
    const { result, tags } = plan.hasDiff ? await runDiffPlan(plan, view, options) : runPlan(plan, view, options);
    const syncTags = [...tags];
    if (!sourceMap || plan.hasDiff) return { result, syncTags };
    const withKeys = sourceMap === "withKeyArraySelector";
    const resultSourceMap = this.#mapper.map(
      result,
      (copy) => runPlan(plan, view, { ...options, copy }).result,
      withKeys,
    );
    return { result, syncTags, resultSourceMap };
  }

  #plan(query: string, params: QueryParams): PlannedQuery {
    const key = JSON.stringify([query, params]);
    const known = this.#planned.get(key);
    if (known) return known;
    const plan = planQuery(query, params);
    this.#planned.set(key, plan);
    return plan;
  }
}
