import fc from "fast-check";
import { HOSTILE_TEXTS, RESERVED_NAMES } from "./hostile-texts.ts";

/** What is written over a value of the content. `null` removes it. */
type Value = string | number | boolean | null | object;

/** A change of the content by an editor, or by a script with an editor's token. */
export interface FuzzedContent {
  kind: "content";
  /** Picks the document and the value in it, whatever they are. */
  document: number;
  value: number;
  written: Value;
}

const SHAPES: Value[] = [
  ...[null, 0, -1, 1e21, true, [], {}, [null], [[]], [{}], ["x"]],
  { _type: "reference", _ref: "nothing", _weak: true },
  { _type: "block", children: [{ _type: "span", text: "<script>fuzz()</script>", marks: ["strong", "made-up"] }] },
  [{ _type: "block", _key: "a", children: null, markDefs: [{ _type: "link", href: "javascript:fuzz()" }] }],
  [{ _type: "made-up", _key: "a" }],
  { es: "<script>fuzz()</script>", eu: "<script>fuzz()</script>" },
  Object.fromEntries(RESERVED_NAMES.filter((name) => /^\w+$/.test(name)).map((name) => [name, "x"])),
];

const written: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Value>(...HOSTILE_TEXTS.map((text) => text.toWellFormed())) },
  { weight: 3, arbitrary: fc.constantFrom(...SHAPES) },
  fc.string({ unit: "grapheme", maxLength: 200 }),
);

export const fuzzedContent: fc.Arbitrary<FuzzedContent> = fc.record({
  kind: fc.constant("content" as const),
  document: fc.nat(10_000),
  value: fc.nat(10_000),
  written,
});

interface StoredDocument {
  _id: string;
  _type: string;
  [name: string]: unknown;
}

/** Sets one value of a document. Returns the changed copy; undefined when the document has no value to change. */
export function changedDocument(
  document: StoredDocument,
  { value, written }: FuzzedContent,
): StoredDocument | undefined {
  const copy = structuredClone(document);
  const places = placesIn(copy);
  const place = places[value % Math.max(1, places.length)];
  if (!place) return undefined;
  place(written);
  return copy;
}

type Place = (written: Value) => void;

/** Every value within an object or a list, except the fields that Sanity owns. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("_"))
    .flatMap(([name, child]) => [
      (written: Value) => {
        if (written === null) Reflect.deleteProperty(value, name);
        else Reflect.set(value, name, written);
      },
      ...placesIn(child),
    ]);
}
