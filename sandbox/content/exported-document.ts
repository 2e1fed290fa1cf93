import type { JsonValue } from "../json/json-value.ts";
import type { StoredDocument } from "../lake/documents/document.ts";
import { seedKey } from "../lake/seed/import-seed.ts";

/** Fields that the lake adds to a document. */
const ADDED = new Set(["_rev", "_createdAt", "_updatedAt"]);

type Fields = { [name: string]: JsonValue };

/**
 * Converts a document to its form in a seed: without the fields that the lake adds, and with image files in place of assets.
 *
 * @param fileOf the file of an asset's id; undefined when there is no such asset.
 */
export function exportedDocument(document: StoredDocument, fileOf: (assetId: string) => string | undefined): Fields {
  const convert = (value: JsonValue, path: string): JsonValue => {
    if (Array.isArray(value)) return value.map((item, index) => convertItem(item, `${path}[${index}]`));
    return isFields(value) ? convertFields(value, path) : value;
  };
  const convertItem = (item: JsonValue, path: string): JsonValue => {
    if (!isFields(item)) return convert(item, path);
    const { _key, ...rest } = item;
    return convertFields(_key === seedKey(document._id, path) ? rest : item, path);
  };
  const convertFields = (fields: Fields, path: string): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]): [string, JsonValue] => {
        const file = name === "asset" && isFields(value) ? fileOf(String(value._ref)) : undefined;
        return file === undefined
          ? [name, convert(value, `${path}.${name}`)]
          : ["_sanityAsset", `image@file://./${file}`];
      }),
    );
  const own = Object.fromEntries(Object.entries(document).filter(([name]) => !ADDED.has(name)));
  return convertFields(own, "");
}

/** Orders the fields like those of an example, so that a diff shows only changes. */
export function inOrderOf(value: JsonValue, example: JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) {
    const examples = Array.isArray(example) ? example : [];
    return value.map((item, index) => inOrderOf(item, exampleOf(item, index, examples)));
  }
  if (!isFields(value) || !isFields(example)) return value;
  const known = Object.keys(example).filter((name) => value[name] !== undefined);
  const names = new Set([...known, ...Object.keys(value)]);
  return Object.fromEntries([...names].map((name) => [name, inOrderOf(value[name] ?? null, example[name])]));
}

function exampleOf(item: JsonValue, index: number, examples: JsonValue[]): JsonValue | undefined {
  const key = isFields(item) ? item._key : undefined;
  return key === undefined ? examples[index] : examples.find((other) => isFields(other) && other._key === key);
}

function isFields(value: JsonValue | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
