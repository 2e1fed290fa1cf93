import type { QueryNode } from "./query-node.ts";

/**
 * A node with the value that a function of ours makes of an expression's. groq-js has no place for functions of its caller; but before it
 * reads an attribute it calls the object's `hasOwnProperty`. So this is `{"value": expression}.value`, of an object with one of its own.
 */
export function callNode(expression: unknown, compute: (value: unknown) => unknown): QueryNode {
  const attribute = (name: string, value: unknown) => ({ type: "ObjectAttributeValue", name, value });
  function computeValue(this: { value: unknown }): boolean {
    this.value = compute(this.value);
    return true;
  }
  const attributes = [
    attribute("value", expression),
    attribute("hasOwnProperty", { type: "Value", value: computeValue }),
  ];
  return { type: "AccessAttribute", name: "value", base: { type: "Object", attributes } };
}
