import { type ExprNode, evaluateSync, parse, toJS } from "groq-js";
import type { JsonValue } from "../../json/json-value.ts";
import type { StoredDocument } from "../documents/document.ts";
import { badRequest, queryParseError } from "./lake-error.ts";

/** The values of a query's `$names`. */
export type QueryParams = Record<string, JsonValue>;

/** What a parsed query is evaluated over. */
export interface Evaluation {
  /** What `*` is. */
  dataset: readonly StoredDocument[];
  params?: Record<string, unknown>;
  identity?: string;
  sanity?: { projectId: string; dataset: string };
  dereference?: (reference: { _ref: string }) => StoredDocument | undefined;
}

/** groq-js 2.0.0 ships without the types of its evaluator; these are the parts of them in use here. */
interface Value {
  data: unknown;
}
const evaluateTree: (tree: ExprNode, options: Evaluation) => Value = evaluateSync;
const jsonOf: (value: Value) => JsonValue = toJS;

/** Parses a query. groq-js puts the parameters' values into the tree. Throws LakeError 400 when it is no query. */
export function parseQuery(query: string, params: QueryParams): ExprNode {
  try {
    return parse(query, { params });
  } catch (error) {
    throw queryParseError(query, error);
  }
}

/**
 * Evaluates a parsed query at one go, so that nothing changes meanwhile. Throws LakeError 400 for a function that
 * groq-js does not have.
 */
export function evaluate(tree: ExprNode, options: Evaluation): JsonValue {
  try {
    return jsonOf(evaluateTree(tree, options));
  } catch (error) {
    throw badRequest(`The query cannot be evaluated: ${error instanceof Error ? error.message : String(error)}`);
  }
}
