import type { TypeNode } from "groq-js";
import { describe, expect, test } from "vitest";
import { type InvalidValue, validateResult } from "#app/sanity/validate-result.server.ts";

const text: TypeNode = { type: "string" };
const number: TypeNode = { type: "number" };
const optional = (value: TypeNode): TypeNode => ({ type: "union", of: [value, { type: "null" }] });
const object = (fields: Record<string, TypeNode>, optionalFields: Record<string, TypeNode> = {}): TypeNode => ({
  type: "object",
  attributes: {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { type: "objectAttribute", value }])),
    ...Object.fromEntries(
      Object.entries(optionalFields).map(([name, value]) => [name, { type: "objectAttribute", value, optional: true }]),
    ),
  },
});
const list = (of: TypeNode): TypeNode => ({ type: "array", of });
const literal = (value: string): TypeNode => ({ type: "string", value });

const kit = object({ _id: text, price: { type: "inline", name: "kitPrice" } });
const section: TypeNode = {
  type: "union",
  of: [object({ _type: literal("hero"), title: text }), object({ _type: literal("kits"), kits: list(kit) })],
};
const named = { kitPrice: object({ client: number }, { button: text }) };

function validate(type: TypeNode, result: unknown) {
  const invalid: InvalidValue[] = [];
  return { value: validateResult(result, type, named, (value) => invalid.push(value)), invalid };
}

test.each<[string, TypeNode, unknown]>([
  ["a string", text, "Kit"],
  ["null where the type allows it", optional(kit), null],
  ["more fields than the type names", kit, { _id: "kit", price: { client: 1, _type: "kitPrice" }, more: true }],
  ["a missing optional field", named.kitPrice, { client: 1 }],
  ["an object without its _type", object({ _type: literal("kitPrice"), client: number }), { client: 1 }],
  ["the same where null is allowed", optional(object({ _type: literal("kitPrice"), client: number })), { client: 1 }],
  ["an empty list", list(kit), []],
  [
    "each member of a union",
    list(section),
    [
      { _type: "kits", kits: [] },
      { _type: "hero", title: "a" },
    ],
  ],
  ["any value of an unknown type", { type: "unknown" }, { a: [1] }],
])("a valid result is returned unchanged: %s", (_name, type, result) => {
  expect(validate(type, result)).toEqual({ value: result, invalid: [] });
});

describe("an invalid value is removed where the type allows it, and reported", () => {
  const at = (path: string, expected: string, removed: string, document?: string) => ({
    document,
    path,
    expected,
    removed,
  });
  const good = { _id: "good", price: { client: 1 } };
  test.each<[string, TypeNode, unknown, unknown, InvalidValue]>([
    [
      "a kit without a price",
      list(kit),
      [{ _id: "bad", price: null }, good],
      [good],
      at("[0].price", "object", "[0]", "bad"),
    ],
    [
      "a kit whose price is a string",
      list(kit),
      [good, { _id: "bad", price: { client: "35,90" } }],
      [good],
      at("[1].price.client", "number", "[1]", "bad"),
    ],
    [
      "a kit in a section, which stays",
      list(section),
      [{ _type: "kits", kits: [good, { _id: "bad" }] }],
      [{ _type: "kits", kits: [good] }],
      at("[0].kits[1].price", "object", "[0].kits[1]", "bad"),
    ],
    [
      "a section of an unknown type",
      list(section),
      [{ _type: "map" }, { _type: "hero", title: "a" }],
      [{ _type: "hero", title: "a" }],
      at("[0]", "object or object", "[0]"),
    ],
    [
      "a section without its _type",
      list(section),
      [{ _type: null, title: "a" }],
      [],
      at("[0]", "object or object", "[0]"),
    ],
    [
      "a section without its title",
      list(section),
      [{ _type: "hero", title: null }],
      [],
      at("[0].title", "string", "[0]"),
    ],
    ["an optional field", named.kitPrice, { client: 1, button: 2 }, { client: 1 }, at("button", "string", "button")],
    [
      "a document that may be missing",
      optional(kit),
      { _id: "bad", price: {} },
      null,
      at("price.client", "number", "", "bad"),
    ],
  ])("%s", (_name, type, result, value, invalid) => {
    expect(validate(type, result)).toEqual({ value, invalid: [invalid] });
  });
});

test("a result without a valid part throws an error that names the document and the field", () => {
  expect(() => validateResult({ _id: "settings", price: 1 }, kit, named, () => {})).toThrow(
    "Invalid content: document 'settings', price should be object",
  );
});
