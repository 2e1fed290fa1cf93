import { type ExprNode, evaluate as evaluateAsync, evaluateSync, GroqSyntaxError, parse, toJS } from "groq-js";
import type { StoredDocument } from "../documents/document.ts";
import { protectedName, protectedNames, restoredNames } from "../documents/protected-names.ts";
import type { JsonValue } from "../json.ts";
import { badRequest, LakeError, queryTooLong } from "../lake-error.ts";
import { isCallNode, isComputing } from "./call-node.ts";
import { nodesOf, type QueryNode, rewritten } from "./query-node.ts";
import { withTextQueries } from "./text-query.ts";

/** The values of a query's `$names`. */
export type QueryParams = Record<string, JsonValue>;

/** What a query is evaluated over. */
export interface Evaluation {
  /** The documents of `*`. */
  dataset: readonly object[];
  params?: Record<string, unknown>;
  identity?: string;
  sanity?: { projectId: string; dataset: string };
  /** What attributes are read from outside of `*[]`. */
  root?: unknown;
  /** The document of an id, or what a look-up finds (`look-up.ts`). */
  dereference?: (reference: { _ref: string }) => object | undefined;
}

/** groq-js 2.0.0 ships without the types of its evaluator. These are the parts in use here. */
interface Value {
  data: unknown;
}
const evaluateTree: (tree: ExprNode, options: Evaluation) => Value = evaluateSync;
const evaluateTreeAsync: (tree: ExprNode, options: Evaluation) => Promise<{ get: () => Promise<unknown> }> =
  evaluateAsync;
const jsonOf: (value: Value) => JsonValue = toJS;

/** Attributes that a query may read: about half a second of work. */
const MOST_READS = 1_000_000;
let reads = 0;

/** Counts how often the attribute is read. Everything waits for a query, and every loop that takes long reads attributes. */
export function counted(node: QueryNode): QueryNode {
  if (node.type !== "AccessAttribute" || isCallNode(node)) return node;
  const { name } = node;
  return {
    ...node,
    get name() {
      reads += 1;
      if (reads > MOST_READS) throw queryTooLong();
      return name;
    },
  };
}

/** `delta`: with `before()`, `after()` and functions of `delta`. */
type Mode = "normal" | "delta";

/**
 * Parses a query. groq-js puts the values of the parameters into the tree. Throws LakeError 400 on a syntax error, and for a
 * parameter without a value.
 */
export function parseQuery(query: string, params: QueryParams, mode: Mode = "normal"): ExprNode {
  const tree = parsed(query, params, mode);
  for (const { type, name } of nodesOf(tree)) {
    if (type !== "Parameter") continue;
    const start = Math.max(query.search(new RegExp(`\\$${String(name)}\\b`)), 0);
    const end = start + String(name).length + 1;
    throw queryParseError(query, `param $${String(name)} referenced, but not provided`, start, end);
  }
  return tree;
}

/** The error of a syntax error has the start and end of the mistake; groq-js knows only the start. */
function parsed(query: string, params: QueryParams, mode: Mode): ExprNode {
  try {
    return withTextQueries(parse(query, { params, mode }));
  } catch (error) {
    const position = error instanceof GroqSyntaxError ? error.position : 0;
    throw queryParseError(query, messageOf(error), position, position + 1);
  }
}

/**
 * Evaluates a parsed query synchronously, so that no document changes meanwhile. Throws LakeError 400 for a function that
 * groq-js lacks, 504 when it takes too long.
 */
export function evaluate(tree: ExprNode, options: Evaluation): JsonValue {
  reads = 0;
  try {
    return jsonOf(evaluateTree(tree, options));
  } catch (error) {
    if (error instanceof LakeError) throw error;
    return evaluateProtected(tree, options, error);
  }
}

/**
 * The same for a query with a function of `diff`, which groq-js evaluates asynchronously only. It waits for nothing outside, so
 * that no document changes meanwhile.
 */
export async function evaluateDiff(tree: ExprNode, options: Evaluation): Promise<JsonValue> {
  // Each takes four times as long.
  reads = (MOST_READS * 3) / 4;
  try {
    const value = await evaluateTreeAsync(tree, options);
    return jsonOf({ data: await value.get() });
  } catch (error) {
    throw error instanceof LakeError ? error : cannotEvaluate(error);
  }
}

/** What the filter or the projection of a webhook is evaluated over. */
export interface ChangeEvaluation extends Evaluation {
  before: StoredDocument | null;
  after: StoredDocument | null;
}

/** Evaluates a webhook's filter or projection for a change of a document: asynchronously, as groq-js has the functions of `delta`. */
export async function evaluateChange(tree: ExprNode, options: ChangeEvaluation): Promise<JsonValue> {
  const value = await evaluateTreeAsync(tree, { ...options, root: options.after ?? options.before });
  return jsonOf({ data: await value.get() });
}

/** With other names for the fields that break groq-js, if these are why it failed. Else throws LakeError 400. */
function evaluateProtected(tree: ExprNode, { dataset, dereference, ...options }: Evaluation, reason: unknown) {
  const names = rewritten(tree, (node) => {
    if (node.type === "Value") return { ...node, value: protectedNames(node.value) };
    if (isComputing(node)) return node;
    return typeof node.name === "string" ? counted({ ...node, name: protectedName(node.name) }) : node;
  });
  try {
    const value = evaluateTree(names, {
      ...options,
      dataset: dataset.map(protectedNames<object>),
      ...(dereference && { dereference: (reference) => protectedNames(dereference(reference)) }),
    });
    return restoredNames(jsonOf(value));
  } catch (error) {
    throw error instanceof LakeError ? error : cannotEvaluate(reason);
  }
}

function cannotEvaluate(error: unknown): LakeError {
  return badRequest(`The query cannot be evaluated: ${messageOf(error)}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Sanity's error for a query that is none. */
function queryParseError(query: string, description: string, start: number, end: number): LakeError {
  return new LakeError(400, description, { error: { description, type: "queryParseError", query, start, end } });
}
