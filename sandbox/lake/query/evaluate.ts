import { type ExprNode, evaluateSync, GroqSyntaxError, parse, toJS } from "groq-js";
import type { StoredDocument } from "../documents/document.ts";
import type { JsonValue } from "../json.ts";
import { badRequest, LakeError } from "../lake-error.ts";

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
const jsonOf: (value: Value) => JsonValue = toJS;

/** Parses a query. groq-js puts the values of the parameters into the tree. Throws LakeError 400 on a syntax error. */
export function parseQuery(query: string, params: QueryParams): ExprNode {
  try {
    return parse(query, { params });
  } catch (error) {
    throw queryParseError(query, error);
  }
}

/**
 * Evaluates a parsed query synchronously, so that no document changes meanwhile. Throws LakeError 400 for a function that
 * groq-js lacks.
 */
export function evaluate(tree: ExprNode, options: Evaluation): JsonValue {
  try {
    return jsonOf(evaluateTree(tree, options));
  } catch (error) {
    throw badRequest(`The query cannot be evaluated: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Sanity's error for a syntax error. It has the start and end of the mistake; groq-js knows only the start, so the range
 * is one character.
 */
function queryParseError(query: string, error: unknown): LakeError {
  const message = error instanceof Error ? error.message : String(error);
  const position = error instanceof GroqSyntaxError ? error.position : 0;
  const details = { description: message, type: "queryParseError", query, start: position, end: position + 1 };
  return new LakeError(400, message, { error: details });
}
