import type { DocumentView } from "../documents/document-view.ts";
import type { Perspective } from "../documents/perspective.ts";
import { badRequest } from "../lake-error.ts";
import type { Evaluation, QueryParams } from "./evaluate.ts";
import { type PlannedQuery, runPlan, runSlowPlan } from "./planned-query.ts";
import type { SourceMap, SourceMapper } from "./source-map.ts";

/** How a source map names list items: by index (`true`) or by key. */
export type SourceMapKind = "true" | "withKeyArraySelector";

/** A query, and how it is asked. */
export interface QueryOrder {
  query: string;
  params: QueryParams;
  perspective: Perspective;
  sourceMap?: SourceMapKind | undefined;
}

/** A query's result, and the tags of all changes that may alter it. */
export interface QueryAnswer {
  /** The result as JSON: to write it takes as long as to find it. */
  json: string;
  syncTags: string[];
  resultSourceMap?: SourceMap;
}

/** Who asks where. */
export type QueryContext = Pick<Evaluation, "sanity" | "identity">;

/** Runs a query. Throws LakeError 400 when it cannot be evaluated or its result is too large, TimeIsUp within a limit. */
export function answerQuery(
  plan: PlannedQuery,
  view: DocumentView,
  mapper: SourceMapper,
  { sourceMap, ...context }: QueryContext & Pick<QueryOrder, "sourceMap">,
): QueryAnswer {
  const { result, tags } = runPlan(plan, view, context);
  const answer = { json: written(result), syncTags: [...tags] };
  if (!sourceMap) return answer;
  const withKeys = sourceMap === "withKeyArraySelector";
  const resultSourceMap = mapper.map(result, (copy) => runPlan(plan, view, { ...context, copy }).result, withKeys);
  return { ...answer, resultSourceMap };
}

/** The same for a query that is evaluated asynchronously. It has no source map. */
export async function answerSlowly(
  plan: PlannedQuery,
  view: DocumentView,
  context: QueryContext,
): Promise<QueryAnswer> {
  const { result, tags } = await runSlowPlan(plan, view, context);
  return { json: written(result), syncTags: [...tags] };
}

function written(result: unknown): string {
  try {
    return JSON.stringify(result);
  } catch (error) {
    if (error instanceof RangeError) throw badRequest(`The result is too large: ${error.message}`);
    throw error;
  }
}
