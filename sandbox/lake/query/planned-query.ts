import type { ExprNode } from "groq-js";
import type { StoredDocument } from "../documents/document.ts";
import type { DocumentView } from "../documents/document-view.ts";
import type { JsonValue } from "../json.ts";
import { badRequest } from "../lake-error.ts";
import { findCandidates } from "./candidates.ts";
import { type Condition, conditionsOf, isNode, type QueryNode, ungrouped } from "./conditions.ts";
import { type Evaluation, evaluate, parseQuery, type QueryParams } from "./evaluate.ts";
import { lookUpNode, readLookUp } from "./look-up.ts";
import { documentTag, EVERYTHING_TAG } from "./sync-tags.ts";

/** A parsed query that reads candidates from indexes instead of all documents. */
export interface PlannedQuery {
  tree: ExprNode;
  /** The conditions of each filter of `*`. The tree names a filter by its number. */
  filters: Condition[][];
  /** Whether it reads all documents somewhere. */
  readsEverything: boolean;
}

/** Parses and plans a query. Filters stay whole: an index only skips documents that they refuse. Throws LakeError 400. */
export function planQuery(query: string, params: QueryParams): PlannedQuery {
  const filters: Condition[][] = [];
  let readsEverything = false;
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isNode(value)) return isRecord(value) ? mapValues(value, rewrite) : value;
    if (value.type === "Value") return value;
    if (value.type === "Filter" && ungrouped(value.base)?.type === "Everything") {
      const outer: QueryNode[] = [];
      const conditions = conditionsOf(value.expr, outer);
      if (conditions.length > 0) {
        const base = lookUpNode(filters.push(conditions) - 1, outer);
        return { ...value, base, expr: rewrite(value.expr) };
      }
    }
    if (value.type === "Everything" || value.namespace === "releases") readsEverything = true;
    return mapValues(value, rewrite);
  };
  const tree = rewrite(parseQuery(query, params));
  return { tree, filters, readsEverything };
}

/** Options of one run. `copy` gives the document to read in place of each document. */
interface RunOptions extends Pick<Evaluation, "sanity" | "identity"> {
  copy?: (document: StoredDocument) => StoredDocument;
}

interface Run {
  result: JsonValue;
  /** The sync tags of the result: those of the filters and references that the evaluation came to. */
  tags: Set<string>;
  /** Number of documents that filters and references looked at. A test of growth counts them. */
  looked: number;
}

/** Runs a planned query over a view. */
export function runPlan(
  { tree, filters, readsEverything }: PlannedQuery,
  view: DocumentView,
  { copy, ...options }: RunOptions,
): Run {
  const tags = new Set(readsEverything ? [EVERYTHING_TAG] : []);
  let looked = readsEverything ? view.documents.length : 0;
  const copies = (documents: readonly StoredDocument[]) => (copy ? documents.map(copy) : documents);
  const dereference = ({ _ref }: { _ref: string }) => {
    const lookUp = readLookUp(_ref);
    if (lookUp) {
      const found = findCandidates(view, filters[lookUp.filter] ?? [], lookUp.outer);
      for (const tag of found.tags) tags.add(tag);
      looked += found.documents.length;
      return copies(found.documents);
    }
    tags.add(documentTag(_ref));
    looked += 1;
    const document = view.byId.get(_ref);
    return document && copy ? copy(document) : document;
  };
  const dataset = readsEverything ? copies(view.documents) : view.documents;
  const result = evaluate(tree, { ...options, dataset, dereference });
  return { result, tags, looked };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function mapValues<Value>(record: Record<string, unknown>, map: (value: unknown) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/** Ids of the documents that a query finds. Throws LakeError 400 when its result is not a list of documents or ids. */
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
