import { callNode } from "./call-node.ts";
import { rewritten, ungrouped } from "./query-node.ts";
import { plainValue } from "./sourced-value.ts";

/** The parts of a node whose values decide or compute something. Other parts are passed on. */
const CONSUMED: Readonly<Record<string, readonly string[]>> = {
  OpCall: ["left", "right"],
  And: ["left", "right"],
  Or: ["left", "right"],
  Not: ["base"],
  Neg: ["base"],
  Pos: ["base"],
  InRange: ["base", "left", "right"],
  Filter: ["expr"],
  SelectAlternative: ["condition"],
  ObjectConditionalSplat: ["condition"],
  FuncCall: ["args"],
  PipeFuncCall: ["args"],
  Asc: ["base"],
  Desc: ["base"],
};

/** Functions that pass their arguments on. */
const PASSING = ["coalesce", "compact"];

/** Nodes whose value is never a SourcedValue, and the directions of `order`. */
const ALWAYS_PLAIN = ["OpCall", "And", "Or", "Not", "Neg", "Pos", "InRange", "Value", "Parameter", "Asc", "Desc"];

/** The query for a run over sourced documents: whatever compares or computes gets plain values. */
export function sourcedQuery(tree: unknown): unknown {
  return rewritten(tree, (node) => {
    if (node.type === "FuncCall" && PASSING.includes(String(node.name))) return node;
    const parts = (CONSUMED[node.type] ?? []).filter((part) => part in node);
    return { ...node, ...Object.fromEntries(parts.map((part) => [part, plain(node[part])])) };
  });
}

function plain(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(plain);
  const node = ungrouped(part);
  // groq-js knows `boost` only where it stands in `score` itself.
  const isBoost = node?.type === "FuncCall" && node.name === "boost";
  if (!node || isBoost || ALWAYS_PLAIN.includes(node.type)) return part;
  return callNode(part, plainValue);
}
