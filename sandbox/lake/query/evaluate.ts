import { type ExprNode, evaluate as evaluateAsync, evaluateSync, GroqSyntaxError, parse, toJS } from "groq-js";
import type { StoredDocument } from "../documents/document.ts";
import { protectedName, protectedNames, restoredNames } from "../documents/protected-names.ts";
import type { JsonValue } from "../json.ts";
import { badRequest, LakeError } from "../lake-error.ts";
import { counted, nodesOf, rewritten } from "./query-node.ts";
import { spend, TimeIsUp } from "./time-limit.ts";

/** The values of a query's `$names`. */
export type QueryParams = Record<string, JsonValue>;

/** What a query is evaluated over. */
export interface Evaluation {
  /** The documents of `*`. */
  dataset: readonly StoredDocument[];
  params?: Record<string, unknown>;
  identity?: string;
  sanity?: { projectId: string; dataset: string };
  /** The document of an id, or what a look-up finds (`look-up.ts`). */
  dereference?: (reference: { _ref: string }) => StoredDocument | readonly StoredDocument[] | undefined;
}

/** groq-js 2.0.0 ships without the types of its evaluator. These are the parts in use here. */
interface Value {
  data: unknown;
}
const evaluateTree: (tree: ExprNode, options: Evaluation) => Value = evaluateSync;
const evaluateTreeAsync: (tree: ExprNode, options: Evaluation) => Promise<{ get: () => Promise<unknown> }> =
  evaluateAsync;
const jsonOf: (value: Value) => JsonValue = toJS;

/**
 * Parses a query. groq-js puts the values of the parameters into the tree. Throws LakeError 400 on a syntax error, and for a
 * parameter without a value.
 */
export function parseQuery(query: string, params: QueryParams): ExprNode {
  const tree = parsed(query, params);
  for (const { type, name } of nodesOf(tree)) {
    if (type !== "Parameter") continue;
    const start = Math.max(query.search(new RegExp(`\\$${String(name)}\\b`)), 0);
    const end = start + String(name).length + 1;
    throw queryParseError(query, `param $${String(name)} referenced, but not provided`, start, end);
  }
  return tree;
}

/** The error of a syntax error has the start and end of the mistake; groq-js knows only the start. */
function parsed(query: string, params: QueryParams): ExprNode {
  try {
    return parse(query, { params });
  } catch (error) {
    const position = error instanceof GroqSyntaxError ? error.position : 0;
    throw queryParseError(query, messageOf(error), position, position + 1);
  }
}

/**
 * Evaluates a parsed query synchronously, so that no document changes meanwhile. Throws LakeError 400 for a function that
 * groq-js lacks, TimeIsUp within a limit.
 */
export function evaluate(tree: ExprNode, options: Evaluation): JsonValue {
  try {
    return resultOf(evaluateTree(tree, options));
  } catch (error) {
    if (error instanceof TimeIsUp) throw error;
    return evaluateProtected(tree, options, error);
  }
}

/** The same for what groq-js evaluates only so. */
export async function evaluateSlowly(tree: ExprNode, options: Evaluation): Promise<JsonValue> {
  try {
    const value = await evaluateTreeAsync(tree, options);
    return resultOf({ data: await value.get() });
  } catch (error) {
    throw cannotEvaluate(error);
  }
}

/** With other names for the fields that break groq-js, if these are why it failed. Else throws LakeError 400. */
function evaluateProtected(tree: ExprNode, { dataset, dereference, ...options }: Evaluation, reason: unknown) {
  const names = rewritten(tree, (node) => {
    if (node.isCounted) return counted(node.base);
    if (node.type === "Value") return { ...node, value: protectedNames(node.value) };
    return typeof node.name === "string" ? { ...node, name: protectedName(node.name) } : node;
  });
  try {
    const value = evaluateTree(names, {
      ...options,
      dataset: dataset.map(protectedNames<StoredDocument>),
      ...(dereference && { dereference: (reference) => protectedNames(dereference(reference)) }),
    });
    return restoredNames(resultOf(value));
  } catch (error) {
    if (error instanceof TimeIsUp) throw error;
    throw cannotEvaluate(reason);
  }
}

/** groq-js has values of its own for dates and paths. */
function resultOf(value: Value): JsonValue {
  return isJson(value.data) ? value.data : jsonOf(value);
}

/** Counts what writing it as JSON will cost: an object may stand in it many times. */
function isJson(value: unknown): value is JsonValue {
  if (typeof value === "string") {
    spend(value.length);
    return true;
  }
  spend(8);
  if (typeof value !== "object" || value === null) return value !== undefined;
  if (Array.isArray(value)) return value.every(isJson);
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype && Object.values(value).every(isJson);
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
