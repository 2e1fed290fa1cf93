import type { TypeNode } from "groq-js";
import { describe, expect, test } from "vitest";
import { validateResult, type InvalidValue } from "#app/sanity/validate-result.ts";

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

function fitting(shape: TypeNode, answer: unknown) {
  const misfits: InvalidValue[] = [];
  return { value: validateResult(answer, shape, named, (misfit) => misfits.push(misfit)), misfits };
}

describe("an answer that fits is given as it is", () => {
  test.each<[string, TypeNode, unknown]>([
    ["a text", text, "Kit"],
    ["null where it may be", optional(kit), null],
    ["more fields than the type names", kit, { _id: "kit", price: { client: 1, _type: "kitPrice" }, more: true }],
    ["a missing optional field", named.kitPrice, { client: 1 }],
    ["an object that does not name its type", object({ _type: literal("kitPrice"), client: number }), { client: 1 }],
    ["the same where it may be null", optional(object({ _type: literal("kitPrice"), client: number })), { client: 1 }],
    ["an empty list", list(kit), []],
    [
      "each kind of a union",
      list(section),
      [
        { _type: "kits", kits: [] },
        { _type: "hero", title: "a" },
      ],
    ],
    ["anything where nobody knows", { type: "unknown" }, { a: [1] }],
  ])("%s", (_name, shape, answer) => {
    expect(fitting(shape, answer)).toEqual({ value: answer, misfits: [] });
  });
});

describe("what does not fit is left out where it can be, and told of", () => {
  const good = { _id: "good", price: { client: 1 } };
  test.each<[string, TypeNode, unknown, unknown, InvalidValue]>([
    [
      "a kit without a price",
      list(kit),
      [{ _id: "bad", price: null }, good],
      [good],
      { document: "bad", path: "[0].price", expected: "object", left: "[0]" },
    ],
    [
      "a kit whose price is a text",
      list(kit),
      [good, { _id: "bad", price: { client: "35,90" } }],
      [good],
      { document: "bad", path: "[1].price.client", expected: "number", left: "[1]" },
    ],
    [
      "a kit inside of a section: the section stays",
      list(section),
      [{ _type: "kits", kits: [good, { _id: "bad" }] }],
      [{ _type: "kits", kits: [good] }],
      { document: "bad", path: "[0].kits[1].price", expected: "object", left: "[0].kits[1]" },
    ],
    [
      "a section of a kind that the site does not know",
      list(section),
      [{ _type: "map" }, { _type: "hero", title: "a" }],
      [{ _type: "hero", title: "a" }],
      { document: undefined, path: "[0]", expected: "object or object", left: "[0]" },
    ],
    [
      "a section that names no kind",
      list(section),
      [{ _type: null, title: "a" }],
      [],
      { document: undefined, path: "[0]", expected: "object or object", left: "[0]" },
    ],
    [
      "a section without its title",
      list(section),
      [{ _type: "hero", title: null }],
      [],
      { document: undefined, path: "[0].title", expected: "string", left: "[0]" },
    ],
    [
      "an optional field",
      named.kitPrice,
      { client: 1, button: 2 },
      { client: 1 },
      { document: undefined, path: "button", expected: "string", left: "button" },
    ],
    [
      "a document that may be missing",
      optional(kit),
      { _id: "bad", price: {} },
      null,
      { document: "bad", path: "price.client", expected: "number", left: "" },
    ],
  ])("%s", (_name, shape, answer, value, misfit) => {
    expect(fitting(shape, answer)).toEqual({ value, misfits: [misfit] });
  });
});

test("an answer of which nothing can be used is an error that names the document and the field", () => {
  expect(() => validateResult({ _id: "settings", price: 1 }, kit, named, () => {})).toThrow(
    "The content does not fit its model: document 'settings', price should be object",
  );
});
