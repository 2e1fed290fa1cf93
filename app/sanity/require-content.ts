/**
 * A document that the site cannot do without.
 *
 * @throws Error that names the document when the content does not hold it.
 */
export function requireContent<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`The content holds no document '${name}'.`);
  return value;
}
