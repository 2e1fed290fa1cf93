import { callNode } from "./call-node.ts";
import { isNode, type QueryNode, rewritten } from "./query-node.ts";
import { plainValue } from "./sourced-value.ts";

/**
 * `match text::query("words")`, which groq-js lacks and the Studio's search needs: as `match "words"`, but the left side may be a document or
 * a list, of which all texts count. Quotes and minus signs have no meaning.
 */
export function withTextQueries(tree: unknown): unknown {
  return rewritten(tree, (node) => {
    const words = node.type === "OpCall" && node.op === "match" ? wordsOf(node.right) : undefined;
    return words ? { ...node, left: callNode(node.left, textsOf), right: words } : node;
  });
}

function wordsOf(right: unknown): QueryNode | undefined {
  if (!isNode(right) || right.type !== "FuncCall" || right.namespace !== "text" || right.name !== "query")
    return undefined;
  const [words] = Array.isArray(right.args) ? right.args : [];
  return isNode(words) ? words : undefined;
}

function textsOf(value: unknown): string[] {
  const plain = plainValue(value);
  if (typeof plain === "string") return [plain];
  return typeof plain === "object" && plain !== null ? Object.values(plain).flatMap(textsOf) : [];
}
