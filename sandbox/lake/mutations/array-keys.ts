import { randomBytes } from "node:crypto";
import type { JsonValue } from "../../json/json-value.ts";

/** Gives each object in a list the `_key` that the Studio needs to address it, where it has none. */
export function withArrayKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withArrayKeys(child)]));
}

function withKey(item: JsonValue): JsonValue {
  if (typeof item !== "object" || item === null || Array.isArray(item) || item._key !== undefined) return item;
  return { _key: randomBytes(6).toString("hex"), ...item };
}
