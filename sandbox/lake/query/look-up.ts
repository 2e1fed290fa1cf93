import { randomUUID } from "node:crypto";
import type { IndexedValue } from "../documents/attribute-values.ts";
import type { OuterValues } from "./candidates.ts";
import type { QueryNode } from "./query-node.ts";

// groq-js lets its caller take part in an evaluation at one place only: where it follows a reference. A filter of `*` is
// therefore planned as a reference, whose id names the filter and the values of the enclosing documents. Filters that the
// evaluation does not come to are not looked up, and have no sync tags.

/** Another one in each process, so that no reference in a document or a parameter can have it. */
const PREFIX = ` filter ${randomUUID()} `;
/** Separates the values. When one contains it, none is looked up. */
const SEPARATOR = "\u0000";
/** Stands for null, lists and objects. */
const NO_SCALAR = "\u0001";

/** What a look-up asks for. */
interface LookUp {
  /** The number of the filter in its query. */
  filter: number;
  outer: OuterValues;
}

/** The node that stands for `*` in a filter with indexes. `outer`: the expressions about enclosing documents. */
export function lookUpNode(filter: number, outer: readonly QueryNode[]): QueryNode {
  const id = outer.reduce(
    (text, expression) => plus(plus(text, constant(SEPARATOR)), textOf(expression)),
    constant(`${PREFIX}${filter} ${outer.length}`),
  );
  // Evaluated within an object, as the filter's conditions are within a document, so that `^` means the same.
  const reference = { type: "Object", attributes: [{ type: "ObjectAttributeValue", name: "_ref", value: id }] };
  const inside = { type: "Projection", base: { type: "Object", attributes: [] }, expr: reference };
  return { type: "Deref", base: inside };
}

/** Reads the id of such a reference. Undefined for the id of a document. */
export function readLookUp(id: string): LookUp | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  const [numbers = "", ...texts] = id.slice(PREFIX.length).split(SEPARATOR);
  const [filter, values] = numbers.split(" ").map(Number);
  return { filter: filter ?? 0, outer: texts.length === values ? texts.map(valuesOf) : [] };
}

/** The scalars with this text: an index of any of them may be meant, since the text does not tell its type. */
function valuesOf(text: string): IndexedValue[] | undefined {
  if (text === NO_SCALAR) return undefined;
  const values: IndexedValue[] = [text];
  if (text === "true" || text === "false") values.push(text === "true");
  if (text !== "" && String(Number(text)) === text) values.push(Number(text));
  return values;
}

function plus(left: QueryNode, right: QueryNode): QueryNode {
  return { type: "OpCall", op: "+", left, right };
}

function constant(value: string): QueryNode {
  return { type: "Value", value };
}

/** `coalesce(string(expression), NO_SCALAR)`. */
function textOf(expression: QueryNode): QueryNode {
  return call("coalesce", [call("string", [expression]), constant(NO_SCALAR)]);
}

function call(name: string, args: QueryNode[]): QueryNode {
  return { type: "FuncCall", namespace: "global", name, args };
}
