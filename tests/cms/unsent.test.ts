import { expect, test } from "vitest";
import { changesOf } from "../../cms/studio/unsent.ts";

const before = { name: { _type: "text", es: "Kit" }, from: "2026-12-01", price: 35 };

test.each([
  ["nothing typed", before, { ...before, price: 36 }, []],
  ["an edit", { ...before, price: 37 }, before, ["price"]],
  ["an edit that is stored", { ...before, price: 37 }, { ...before, price: 37 }, []],
  ["an edit beside that of somebody else", { ...before, price: 37 }, { ...before, from: "2027-01-01" }, ["price"]],
  ["an emptied field", { name: before.name, price: 35 }, before, ["from"]],
  ["a new field", { ...before, to: "2026-12-31" }, before, ["to"]],
  [
    "the same in another order",
    { ...before, name: { es: "Casa", _type: "text" } },
    { ...before, name: { _type: "text", es: "Casa" } },
    [],
  ],
])("what is to be put back after %s", (_name, after, now, expected) => {
  expect(changesOf({ before, after }, now)).toEqual(expected);
});
