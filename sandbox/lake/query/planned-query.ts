import type { ExprNode } from "groq-js";
import type { StoredDocument } from "../documents/document.ts";
import type { DocumentView } from "../documents/document-view.ts";
import { byId } from "../documents/sorted-documents.ts";
import type { JsonValue } from "../json.ts";
import { badRequest } from "../lake-error.ts";
import { type Condition, conditionsOf, isNode, type QueryNode, ungrouped } from "./conditions.ts";
import { type Evaluation, evaluate, parseQuery, type QueryParams } from "./evaluate.ts";
import { documentTag, EVERYTHING_TAG, typeTag } from "./sync-tags.ts";

/** A filter of `*` within a query. `name` is the parameter that holds its candidates. */
interface Scan {
  name: string;
  conditions: Condition[];
}

/** A parsed query that reads candidates from indexes instead of all documents. */
export interface PlannedQuery {
  tree: ExprNode;
  scans: Scan[];
  /** The sync tags that follow from the query itself. */
  tags: ReadonlySet<string>;
}

/** Parses and plans a query. Filters stay whole: an index only skips documents that they refuse. Throws LakeError 400. */
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
    const name = ` candidates ${scans.length}`; // A name that no query can hold.
    scans.push({ name, conditions });
    for (const tag of tagsOf(conditions)) tags.add(tag);
    return { type: "Parameter", name };
  };
  const tree = rewrite(parseQuery(query, params));
  return { tree, scans, tags };
}

/** Options of one run. `copy` gives the document to read in place of each document. */
interface RunOptions extends Pick<Evaluation, "sanity" | "identity"> {
  copy?: (document: StoredDocument) => StoredDocument;
}

/** Runs a planned query over a view. `tags` are the sync tags of its result. */
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

/** The candidates of the condition with the fewest, sorted by id. */
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

/** The tags of the narrowest condition: ids, else types, else everything. */
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
