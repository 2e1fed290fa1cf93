import type { IndexedValue } from "../documents/attribute-indexes.ts";

/** A node of groq-js's syntax tree. */
export interface QueryNode {
  type: string;
  [field: string]: unknown;
}

/** A condition that an index can answer: an attribute has one of some constant values. */
export interface Condition {
  /** `["path", "current"]` for `path.current`. */
  path: string[];
  values: IndexedValue[];
}

/**
 * The conditions of a filter that an index can answer. Every match meets all of them. The rest of the filter is checked
 * on the documents that the index finds.
 */
export function conditionsOf(expression: unknown): Condition[] {
  const node = ungrouped(expression);
  if (!node) return [];
  if (node.type === "And") return [...conditionsOf(node.left), ...conditionsOf(node.right)];
  if (node.type !== "OpCall") return [];
  if (node.op === "==") {
    return [condition(node.left, constants(node.right)), condition(node.right, constants(node.left))].flat();
  }
  return node.op === "in" ? condition(node.left, listOfConstants(node.right)) : [];
}

function condition(attribute: unknown, values: IndexedValue[] | undefined): Condition[] {
  const path = attributePath(attribute);
  return path && values ? [{ path, values }] : [];
}

/** `a.b` as `["a", "b"]`. Undefined when it is not an attribute of the document itself. */
function attributePath(value: unknown): string[] | undefined {
  const node = ungrouped(value);
  if (node?.type !== "AccessAttribute" || typeof node.name !== "string") return undefined;
  if (node.base === undefined) return [node.name];
  const base = attributePath(node.base);
  return base && [...base, node.name];
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

/** Lists and objects equal nothing, so they are skipped. Null equals a missing attribute, which no index holds. */
function indexedOnly(items: unknown[]): IndexedValue[] | undefined {
  return items.includes(null) ? undefined : items.filter(isIndexed);
}

function isIndexed(value: unknown): value is IndexedValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** The node without parentheses. */
export function ungrouped(value: unknown): QueryNode | undefined {
  if (!isNode(value)) return undefined;
  return value.type === "Group" ? ungrouped(value.base) : value;
}

export function isNode(value: unknown): value is QueryNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
