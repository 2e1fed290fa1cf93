/** The value of an object's field. Undefined for other values, and where the object has no such field. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

/** A field, and where it is in its document. */
export interface Field {
  /** Items of an array have the name of the array's field. */
  name: string;
  /** The path in the Studio's URL, with the keys of items: `sections[_key=="a"].href`. */
  path: string;
  value: unknown;
}

/** What is missing or odd in a field, and its path. */
export interface FieldProblem {
  path: string;
  problem: string;
}

/** All fields of a document, and the fields and items inside of them, at any depth. */
export function fieldsOf(value: unknown, path = "", name = ""): Field[] {
  const children = Array.isArray(value)
    ? value.flatMap((item, index) => {
        const key = fieldOf(item, "_key");
        return fieldsOf(item, `${path}[${key === undefined ? index : `_key==${JSON.stringify(key)}`}]`, name);
      })
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([field, inner]) => fieldsOf(inner, path ? `${path}.${field}` : field, field))
      : [];
  return path ? [{ name, path, value }, ...children] : children;
}
