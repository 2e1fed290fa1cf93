/**
 * A document that the page cannot be rendered without.
 *
 * @throws Error that names the document when the content does not have it.
 */
export function requireDocument<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`The content has no document '${name}'.`);
  return value;
}
