/** A node of groq-js's syntax tree. */
export interface QueryNode {
  type: string;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is QueryNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The node without parentheses. */
export function ungrouped(value: unknown): QueryNode | undefined {
  if (!isNode(value)) return undefined;
  return value.type === "Group" ? ungrouped(value.base) : value;
}

/** All nodes of a tree. The values of constants and parameters are none. */
export function nodesOf(value: unknown, found: QueryNode[] = []): QueryNode[] {
  if (typeof value !== "object" || value === null) return found;
  if (isNode(value)) found.push(value);
  if (isNode(value) && value.type === "Value") return found;
  for (const child of Object.values(value)) nodesOf(child, found);
  return found;
}

/** The tree with each node replaced, its parts first. */
export function rewritten(value: unknown, replace: (node: QueryNode) => QueryNode): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => rewritten(item, replace));
  if (typeof value !== "object" || value === null) return value;
  if (isNode(value) && value.type === "Value") return replace(value);
  const parts = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, rewritten(child, replace)]));
  return isNode(parts) ? replace(parts) : parts;
}
