import type { ExprNode } from "groq-js";
import type { StoredDocument } from "../documents/document.ts";
import type { DocumentView } from "../documents/document-view.ts";
import type { JsonValue } from "../json.ts";
import { badRequest } from "../lake-error.ts";
import { findCandidates } from "./candidates.ts";
import { type Condition, conditionsOf } from "./conditions.ts";
import { counted, type Evaluation, evaluate, evaluateDiff, parseQuery, type QueryParams } from "./evaluate.ts";
import { lookUpNode, readLookUp } from "./look-up.ts";
import { nodesOf, type QueryNode, rewritten, ungrouped } from "./query-node.ts";
import { sourcedQuery } from "./sourced-query.ts";
import { documentTag, EVERYTHING_TAG } from "./sync-tags.ts";

/** A parsed query that reads candidates from indexes instead of all documents. */
export interface PlannedQuery {
  tree: ExprNode;
  /** The tree for a run over copies whose values know their source. */
  sourcedTree: () => ExprNode;
  /** The conditions of each filter of `*`. The tree names a filter by its number. */
  filters: Condition[][];
  /** Whether it reads all documents somewhere. */
  readsEverything: boolean;
  /** Whether it has a function of `diff`, which groq-js evaluates asynchronously only. */
  hasDiff: boolean;
}

/** Parses and plans a query. Filters stay whole: an index only skips documents that they refuse. Throws LakeError 400. */
export function planQuery(query: string, params: QueryParams): PlannedQuery {
  const filters: Condition[][] = [];
  const withLookUp = (node: QueryNode) => {
    const outer: QueryNode[] = [];
    const isOfDocuments = node.type === "Filter" && ungrouped(node.base)?.type === "Everything";
    const conditions = isOfDocuments ? conditionsOf(node.expr, outer) : [];
    return conditions.length > 0 ? { ...node, base: lookUpNode(filters.push(conditions) - 1, outer) } : node;
  };
  const tree = rewritten(parseQuery(query, params), withLookUp);
  const nodes = nodesOf(tree);
  let sourced: ExprNode | undefined;
  const sourcedTree = () => {
    sourced ??= rewritten(sourcedQuery(tree), counted);
    return sourced;
  };
  return {
    tree: rewritten(tree, counted),
    sourcedTree,
    filters,
    readsEverything: nodes.some(({ type, namespace }) => type === "Everything" || namespace === "releases"),
    hasDiff: nodes.some(isDiff),
  };
}

export function isDiff({ type, namespace }: QueryNode): boolean {
  return type === "FuncCall" && namespace === "diff";
}

interface RunOptions extends Pick<Evaluation, "sanity" | "identity"> {
  /** The copy to read in place of a document, whose values know their source. */
  copy?: (document: StoredDocument) => object;
}

interface Run {
  result: JsonValue;
  /** The sync tags of the result: those of the filters and references that the evaluation came to. */
  tags: Set<string>;
  /** Number of documents that filters and references looked at. A test of growth counts them. */
  looked: number;
}

/** Runs a planned query over a view. */
export function runPlan(plan: PlannedQuery, view: DocumentView, options: RunOptions): Run {
  const { evaluation, ...run } = prepareRun(plan, view, options);
  const result = evaluate(options.copy ? plan.sourcedTree() : plan.tree, evaluation);
  return { result, tags: run.tags, looked: run.looked() };
}

/** The same for a query with a function of `diff`. */
export async function runDiffPlan(
  plan: PlannedQuery,
  view: DocumentView,
  options: RunOptions,
): Promise<Omit<Run, "looked">> {
  const { evaluation, tags } = prepareRun(plan, view, options);
  return { result: await evaluateDiff(plan.tree, evaluation), tags };
}

function prepareRun({ filters, readsEverything }: PlannedQuery, view: DocumentView, { copy, ...options }: RunOptions) {
  const tags = new Set(readsEverything ? [EVERYTHING_TAG] : []);
  let looked = readsEverything ? view.documents.length : 0;
  const copies = (documents: readonly StoredDocument[]): readonly object[] => (copy ? documents.map(copy) : documents);
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
  return { evaluation: { ...options, dataset, dereference }, tags, looked: () => looked };
}

/** Ids of the documents that a query finds. Throws LakeError 400 when its result is not a list of documents or ids. */
export function selectIds(view: DocumentView, query: string, params: QueryParams): string[] {
  const { result } = runPlan(planQuery(query, params), view, {});
  if (!Array.isArray(result)) throw badRequest(`The query "${query}" does not give a list of documents`);
  return result.map((document) => {
    const id = typeof document === "object" && document !== null && !Array.isArray(document) ? document._id : document;
    if (typeof id !== "string") throw badRequest(`The query "${query}" does not give documents`);
    return id;
  });
}
