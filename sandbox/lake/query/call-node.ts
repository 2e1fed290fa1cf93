import { isNode, type QueryNode } from "./query-node.ts";

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

/** Whether an attribute is that one. Its name has to stay. */
export function isComputing({ type, value }: QueryNode): boolean {
  return type === "ObjectAttributeValue" && isNode(value) && typeof value.value === "function";
}

/** Whether a node reads such an attribute's object, and none of a document. */
export function isCallNode({ type, base }: QueryNode): boolean {
  const attributes =
    type === "AccessAttribute" && isNode(base) && Array.isArray(base.attributes) ? base.attributes : [];
  return attributes.some((attribute) => isNode(attribute) && isComputing(attribute));
}
