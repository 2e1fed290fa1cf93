/** A field of an object; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([field]) => field === name)?.[1];
}

/** A field, and where it is in its document. */
export interface Field {
  name: string;
  /** The path in the Studio's URL: `sections[_key=="a"].href`. */
  path: string;
  value: unknown;
}

/** All fields of a value, at any depth. An item of an array is named by its key, and has the array's name. */
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
