import type { StoredDocument } from "../documents/document.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../json.ts";
import { seedKey } from "../seed/import-seed.ts";

/** Fields that the lake adds to a document. */
const ADDED = new Set(["_rev", "_createdAt", "_updatedAt"]);

/**
 * A document as it stands in a seed: without the fields that the lake adds, and with file names in place of assets.
 * `fileOf` returns the file of an asset's id, undefined when there is no such asset.
 */
export function exportedDocument(
  document: StoredDocument,
  fileOf: (assetId: string) => string | undefined,
): JsonObject {
  const convert = (value: JsonValue, path: string): JsonValue => {
    if (Array.isArray(value)) return value.map((item, index) => convertItem(item, `${path}[${index}]`));
    return isJsonObject(value) ? convertFields(value, path) : value;
  };
  const convertItem = (item: JsonValue, path: string): JsonValue => {
    if (!isJsonObject(item)) return convert(item, path);
    const { _key, ...rest } = item;
    return convertFields(_key === seedKey(document._id, path) ? rest : item, path);
  };
  const convertFields = (fields: JsonObject, path: string): JsonObject =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]): [string, JsonValue] => {
        const file = name === "asset" && isJsonObject(value) ? fileOf(String(value._ref)) : undefined;
        return file === undefined
          ? [name, convert(value, `${path}.${name}`)]
          : ["_sanityAsset", `image@file://./${file}`];
      }),
    );
  const own = Object.fromEntries(Object.entries(document).filter(([name]) => !ADDED.has(name)));
  return convertFields(own, "");
}

/** The value with its fields in the order of `example`, so that a diff shows only what has changed. */
export function inOrderOf(value: JsonValue, example: JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) {
    const examples = Array.isArray(example) ? example : [];
    return value.map((item, index) => inOrderOf(item, exampleOf(item, index, examples)));
  }
  if (!isJsonObject(value) || !isJsonObject(example)) return value;
  const known = Object.keys(example).filter((name) => value[name] !== undefined);
  const names = new Set([...known, ...Object.keys(value)]);
  return Object.fromEntries([...names].map((name) => [name, inOrderOf(value[name] ?? null, example[name])]));
}

function exampleOf(item: JsonValue, index: number, examples: JsonValue[]): JsonValue | undefined {
  const key = isJsonObject(item) ? item._key : undefined;
  return key === undefined ? examples[index] : examples.find((other) => isJsonObject(other) && other._key === key);
}
