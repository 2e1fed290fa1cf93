import { counted, isNode, nodesOf, type QueryNode } from "./query-node.ts";

/** Characters that groq-js reads in less than 0.2 s whatever they are. Its time grows faster than the square of their number. */
const QUICKLY_READ = 2_800;

/** What makes it read on for ever (a `\u{` that is not closed), or a text many times (a query's own functions). */
const READ_AGAIN = /\\u\{|\bfn\b/;

/** Whether to read a query cannot take long. */
export function isReadQuickly(query: string): boolean {
  return query.length <= QUICKLY_READ && !READ_AGAIN.test(query);
}

/** Functions that take no longer than reading what they are given. */
const QUICK = new Set([
  ...["coalesce", "count", "defined", "identity", "length", "lower", "now", "round", "string", "upper"],
  ...["avg", "max", "min", "sum"],
  ...["all", "dataset", "partOfRelease", "projectId", "startsWith", "versionOf"],
]);

/**
 * Whether the steps of a query's loops tell how long it takes. They do not with what may take long in one step, such as a
 * regular expression, or what makes values grow in one step.
 */
export function isCountable(tree: unknown): boolean {
  for (const node of nodesOf(tree)) {
    if (node.type === "FuncCall" && !QUICK.has(String(node.name))) return false;
    if (node.type === "PipeFuncCall" && node.name !== "order") return false;
    if (node.type === "OpCall" && (node.op === "match" || node.op === "+")) return false;
    if (node.isSplat === true) return false;
  }
  return true;
}

/** Whether groq-js evaluates a query asynchronously only, which takes ten times as long. */
export function isSlow(tree: unknown): boolean {
  return nodesOf(tree).some(({ type, namespace }) => type === "FuncCall" && namespace === "diff");
}

/** The node of a loop, with its steps counted. */
export function withCounts(node: QueryNode): QueryNode {
  if (node.type === "Filter" || node.type === "Map" || node.type === "FlatMap") {
    return { ...node, expr: counted(node.expr) };
  }
  if (node.type !== "PipeFuncCall" || node.name !== "order" || !Array.isArray(node.args)) return node;
  return { ...node, args: node.args.map(countedKey) };
}

function countedKey(key: unknown): unknown {
  const hasDirection = isNode(key) && (key.type === "Asc" || key.type === "Desc");
  return hasDirection ? { ...key, base: counted(key.base) } : counted(key);
}
