import { expect, test } from "vitest";
import { pickedValues, typedPlace } from "#app/checkout/address/picked-values.ts";

const EMPTY = { type: "Calle", number: "", postalCode: "", city: "", province: "" };
const BILBAO = { type: "Calle", number: "12", postalCode: "48005", city: "Bilbao", province: "Bizkaia" };
const MADRID = { type: "Avenida", number: "3", postalCode: "28001", city: "Madrid", province: "Madrid" };

test.each([
  ["an address for an empty form", { before: EMPTY, filled: {}, known: BILBAO }, { ...BILBAO, type: undefined }],
  ["another address after the first", { before: BILBAO, filled: BILBAO, known: MADRID }, MADRID],
  [
    "what the visitor typed before the pick, and the address knows",
    { before: { ...EMPTY, city: "Getxo" }, filled: {}, known: { city: "Bilbao" } },
    { city: "Bilbao" },
  ],
  [
    "what the visitor typed since the pick stays",
    { before: EMPTY, now: { ...EMPTY, number: "14", postalCode: "480" }, filled: {}, known: BILBAO },
    { city: "Bilbao", province: "Bizkaia" },
  ],
  [
    "what the visitor emptied since the pick stays empty",
    { before: BILBAO, now: { ...BILBAO, number: "" }, filled: BILBAO, known: { ...BILBAO, city: "Getxo" } },
    { city: "Getxo" },
  ],
  [
    "failed details empty what an earlier address filled in",
    { before: BILBAO, filled: { ...BILBAO, type: "Calle" }, known: {} },
    { type: "", number: "", postalCode: "", city: "", province: "" },
  ],
  [
    "failed details keep what the suggestion itself says",
    { before: { ...BILBAO, number: "3" }, filled: { ...BILBAO, number: "3" }, known: { type: "Calle", number: "3" } },
    { postalCode: "", city: "", province: "" },
  ],
  ["failed details keep what was typed", { before: BILBAO, filled: {}, known: {} }, {}],
  [
    "details without a postal code empty the one of the earlier address",
    { before: BILBAO, filled: BILBAO, known: { ...BILBAO, postalCode: "" } },
    { postalCode: "" },
  ],
  [
    "a typed postal code stays when the address has another one of the province",
    { before: { ...EMPTY, postalCode: "48001" }, filled: {}, known: BILBAO },
    { ...BILBAO, type: undefined, postalCode: undefined },
  ],
  [
    "a typed postal code of another province goes",
    { before: { ...EMPTY, postalCode: "28001" }, filled: {}, known: { postalCode: "48005" } },
    { postalCode: "48005" },
  ],
])("%s", (_name, { before, now = before, filled, known }: Case, expected) => {
  expect(pickedValues({ before, now, filled, known })).toEqual(expected);
});

test.each([
  ["nothing was typed", EMPTY, {}, {}],
  ["a suggestion filled them in", BILBAO, BILBAO, {}],
  ["they were typed", { ...EMPTY, postalCode: "48001", city: "Bilbo" }, {}, { postalCode: "48001", city: "Bilbo" }],
  ["one was corrected", { ...BILBAO, postalCode: "48001" }, BILBAO, { postalCode: "48001" }],
])("the postal code and city that bound a search when %s", (_name, now: Values, filled: Values, expected: Values) => {
  expect(typedPlace(now, filled)).toEqual(expected);
});

type Values = Record<string, string>;

interface Case {
  before: Values;
  now?: Values;
  filled: Values;
  known: Values;
}
