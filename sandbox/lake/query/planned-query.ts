import type { ExprNode } from "groq-js";
import type { JsonValue } from "../../json/json-value.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { DocumentView } from "../documents/document-view.ts";
import { byId } from "../documents/sorted-documents.ts";
import { type Condition, conditionsOf, isNode, type QueryNode, ungrouped } from "./conditions.ts";
import { type Evaluation, evaluate, parseQuery, type QueryParams } from "./evaluate.ts";
import { documentTag, EVERYTHING_TAG, typeTag } from "./sync-tags.ts";

/** A place in a query that reads `*` through a filter, and under which parameter's name its candidates are given. */
interface Scan {
  name: string;
  conditions: Condition[];
}

/** A parsed query whose scans read candidates from indexes in place of everything. */
export interface PlannedQuery {
  tree: ExprNode;
  scans: Scan[];
  /** What a change has to touch for the answer to change, as far as the query itself says. */
  tags: ReadonlySet<string>;
}

/** Parses and plans. The filters stay whole, so an index can only leave out what they would refuse. Throws LakeError 400. */
export function planQuery(query: string, params: QueryParams): PlannedQuery {
  const scans: Scan[] = [];
  const tags = new Set<string>();
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isNode(value)) return isRecord(value) ? mapValues(value, rewrite) : value;
    if (value.type === "Value") return value;
    if (value.type === "Filter" && ungrouped(value.base)?.type === "Everything") {
      const conditions = conditionsOf(value.expr);
      if (conditions.length > 0) return { ...value, base: candidates(conditions), expr: rewrite(value.expr) };
    }
    if (value.type === "Everything" || value.namespace === "releases") tags.add(EVERYTHING_TAG);
    return mapValues(value, rewrite);
  };
  const candidates = (conditions: Condition[]): QueryNode => {
    const name = ` candidates ${scans.length}`; // No query can name it.
    scans.push({ name, conditions });
    for (const tag of tagsOf(conditions)) tags.add(tag);
    return { type: "Parameter", name };
  };
  const tree = rewrite(parseQuery(query, params));
  return { tree, scans, tags };
}

/** What a query may ask about itself, and a copy to read in the place of each document. */
interface RunOptions extends Pick<Evaluation, "sanity" | "identity"> {
  copy?: (document: StoredDocument) => StoredDocument;
}

/** Runs a planned query over a view; `tags` are all that its answer depends on. */
export function runPlan(
  { tree, scans, tags }: PlannedQuery,
  view: DocumentView,
  { copy, ...options }: RunOptions,
): { result: JsonValue; tags: Set<string> } {
  const allTags = new Set(tags);
  const copies = (documents: readonly StoredDocument[]) => (copy ? documents.map(copy) : documents);
  const params = Object.fromEntries(scans.map(({ name, conditions }) => [name, copies(find(view, conditions))]));
  const dereference = ({ _ref }: { _ref: string }) => {
    allTags.add(documentTag(_ref));
    const document = view.byId.get(_ref);
    return document && copy ? copy(document) : document;
  };
  const dataset = tags.has(EVERYTHING_TAG) ? copies(view.documents) : view.documents;
  const result = evaluate(tree, { ...options, dataset, params, dereference });
  return { result, tags: allTags };
}

/** The fewest documents that can be found for any one of the conditions, in the order of their ids. */
function find(view: DocumentView, conditions: Condition[]): readonly StoredDocument[] {
  let fewest: readonly StoredDocument[] = view.documents;
  for (const condition of conditions) {
    const found = findOne(view, condition);
    if (found && found.length < fewest.length) fewest = found;
  }
  return fewest;
}

function findOne(view: DocumentView, { path, values }: Condition): StoredDocument[] | undefined {
  const lists: StoredDocument[][] = [];
  const isId = path.length === 1 && path[0] === "_id";
  for (const value of new Set(values)) {
    const found = isId ? withId(view, value) : view.indexes.find(path, value);
    if (!found) return undefined;
    if (found.length > 0) lists.push(found);
  }
  return lists.length === 1 ? lists[0] : lists.flat().sort(byId);
}

function withId(view: DocumentView, id: unknown): StoredDocument[] {
  const document = typeof id === "string" ? view.byId.get(id) : undefined;
  return document ? [document] : [];
}

/** The narrowest of the conditions that a change can be told by: ids, else types, else nothing. */
function tagsOf(conditions: Condition[]): string[] {
  const on = (attribute: string) => conditions.find(({ path }) => path.length === 1 && path[0] === attribute);
  const ids = on("_id");
  if (ids) return ids.values.map((id) => documentTag(String(id)));
  const types = on("_type");
  return types ? types.values.map((type) => typeTag(String(type))) : [EVERYTHING_TAG];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function mapValues<Value>(record: Record<string, unknown>, map: (value: unknown) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
