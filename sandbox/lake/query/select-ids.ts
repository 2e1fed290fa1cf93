import type { DocumentView } from "../documents/document-view.ts";
import type { QueryParams } from "./evaluate.ts";
import { badRequest } from "./lake-error.ts";
import { type PlannedQuery, planQuery, runPlan } from "./planned-query.ts";

/** Ids of the documents that a query finds. Throws LakeError 400 when it is no query, or finds no documents. */
export function selectIds(view: DocumentView, query: string, params: QueryParams): string[] {
  const plan: PlannedQuery = planQuery(query, params);
  const { result } = runPlan(plan, view, {});
  if (!Array.isArray(result)) throw badRequest(`The query "${query}" does not give a list of documents`);
  return result.map((document) => {
    const id = typeof document === "object" && document !== null && !Array.isArray(document) ? document._id : document;
    if (typeof id !== "string") throw badRequest(`The query "${query}" does not give documents`);
    return id;
  });
}
