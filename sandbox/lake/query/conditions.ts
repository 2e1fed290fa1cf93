import type { Comparison } from "../documents/attribute-index.ts";
import { type IndexedValue, isIndexed } from "../documents/attribute-values.ts";
import { isNode, type QueryNode, ungrouped } from "./query-node.ts";

/** A condition on a document that an index can answer. `path` is `["path", "current"]` for `path.current`. */
export type Condition =
  | { kind: "equal"; path: string[]; values: IndexedValue[] }
  /** Equal to a value of an enclosing document. `outer` is its number in the list of such expressions. */
  | { kind: "equalToOuter"; path: string[]; outer: number }
  | { kind: "compared"; path: string[]; comparison: Comparison; bound: string | number }
  | { kind: "missing"; path: string[] }
  /** All conditions of at least one of the alternatives. */
  | { kind: "either"; alternatives: Condition[][] };

/**
 * The conditions of a filter that an index can answer. Every match meets all of them. The rest of the filter is checked
 * on the documents that the index finds. Adds the expressions about enclosing documents to `outer`.
 */
export function conditionsOf(expression: unknown, outer: QueryNode[]): Condition[] {
  const node = ungrouped(expression);
  if (!node) return [];
  switch (node.type) {
    case "And":
      return [...conditionsOf(node.left, outer), ...conditionsOf(node.right, outer)];
    case "Or": {
      const alternatives = [conditionsOf(node.left, outer), conditionsOf(node.right, outer)];
      return alternatives.every((conditions) => conditions.length > 0) ? [{ kind: "either", alternatives }] : [];
    }
    case "Not":
      return missing(node.base);
    case "OpCall":
      return comparison(node, outer);
    default:
      return [];
  }
}

function comparison({ op, left, right }: QueryNode, outer: QueryNode[]): Condition[] {
  if (op === "==") return [...equal(left, right, outer), ...equal(right, left, outer)];
  if (op === "in") return equalToOne(left, listOfConstants(right));
  const swapped = SWAPPED.get(String(op));
  return swapped ? [...compared(left, op, right), ...compared(right, swapped, left)] : [];
}

/** `a < b` as `b > a`. */
const SWAPPED = new Map<string, Comparison>([
  [">", "<"],
  [">=", "<="],
  ["<", ">"],
  ["<=", ">="],
]);

function equal(attribute: unknown, value: unknown, outer: QueryNode[]): Condition[] {
  const path = attributePath(attribute);
  const node = ungrouped(value);
  if (!path || !node) return [];
  if (node.type === "Value") return equalToOne(attribute, constants(node));
  return isAboutOuter(node) ? [{ kind: "equalToOuter", path, outer: outer.push(node) - 1 }] : [];
}

function equalToOne(attribute: unknown, values: IndexedValue[] | undefined): Condition[] {
  const path = attributePath(attribute);
  return path && values ? [{ kind: "equal", path, values }] : [];
}

function compared(attribute: unknown, operator: unknown, bound: unknown): Condition[] {
  const path = attributePath(attribute);
  const [value] = constants(bound) ?? [];
  const comparison = [...SWAPPED.keys()].find((name): name is Comparison => name === operator);
  if (!path || !comparison || (typeof value !== "string" && typeof value !== "number")) return [];
  return [{ kind: "compared", path, comparison, bound: value }];
}

/** `!defined(a)`. */
function missing(negated: unknown): Condition[] {
  const node = ungrouped(negated);
  if (node?.type !== "FuncCall" || node.namespace !== "global" || node.name !== "defined") return [];
  const path = Array.isArray(node.args) ? attributePath(node.args[0]) : undefined;
  return path ? [{ kind: "missing", path }] : [];
}

/** `a.b` as `["a", "b"]`. Undefined when it is not an attribute of the document itself. */
function attributePath(value: unknown): string[] | undefined {
  const node = ungrouped(value);
  if (node?.type !== "AccessAttribute" || typeof node.name !== "string") return undefined;
  if (node.base === undefined) return [node.name];
  const base = attributePath(node.base);
  return base && [...base, node.name];
}

/** Whether the value is the same for all documents of the filter: it names `^` and constants only. */
function isAboutOuter(value: unknown): boolean {
  const node = ungrouped(value);
  switch (node?.type) {
    case "Parent":
    case "Value":
      return true;
    case "AccessAttribute":
      return node.base !== undefined && isAboutOuter(node.base);
    case "OpCall":
      return isAboutOuter(node.left) && isAboutOuter(node.right);
    default:
      return false;
  }
}

function constants(value: unknown): IndexedValue[] | undefined {
  const node = ungrouped(value);
  return node?.type === "Value" && isIndexed(node.value) ? [node.value] : undefined;
}

function listOfConstants(value: unknown): IndexedValue[] | undefined {
  const node = ungrouped(value);
  if (node?.type === "Value") return Array.isArray(node.value) ? indexedOnly(node.value) : undefined;
  if (node?.type !== "Array" || !Array.isArray(node.elements)) return undefined;
  const found: IndexedValue[] = [];
  for (const element of node.elements) {
    const values = isNode(element) && element.isSplat !== true ? constants(element.value) : undefined;
    if (!values) return undefined;
    found.push(...values);
  }
  return found;
}

/** Lists and objects equal nothing, so they are skipped. Null equals a missing attribute, which is not looked up so. */
function indexedOnly(items: unknown[]): IndexedValue[] | undefined {
  return items.includes(null) ? undefined : items.filter(isIndexed);
}
