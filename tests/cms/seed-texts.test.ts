import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/* Typography and facts that all texts of the seed content share, in both languages. */

interface Text {
  id: string;
  text: string;
}

/** Fields that pages do not show: texts for search engines and alternative texts. */
const HIDDEN_FIELDS = new Set(["search", "alt"]);

const documents = (await readFile("cms/seed/production.ndjson", "utf8"))
  .split("\n")
  .filter((line) => line !== "")
  .map((line): { _id: string; _type: string } => JSON.parse(line));

const texts = documents
  .filter(({ _type }) => _type !== "uiStrings" && _type !== "settings")
  .flatMap((document) => textsOf(document).map((text): Text => ({ id: document._id, text })));

/** All texts in any language. Each span of rich text is one text. */
function textsOf(value: unknown, isInLanguage = false): string[] {
  if (typeof value === "string") return isInLanguage ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, isInLanguage));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    HIDDEN_FIELDS.has(key) ? [] : textsOf(part, isInLanguage || key === "es" || key === "eu"),
  );
}

const found = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text));

test.each([
  ["an amount or percentage with a breaking space", /\d [€%]|% \d/, /\d\u00a0€/],
  ["a phone number with breaking spaces", /\d{3} \d{3} \d{3}/, /\d{3}\u00a0\d{3}\u00a0\d{3}/],
  ["an hour of one digit", /(?<![\d:])\d:\d\d/, /\b09:00/],
  [
    "the price of a camera without a kit (docs/rules.md#installed-camera-price)",
    /\b(?:6,00|4,96)\s€/,
    /3,20\s€.*2,64\s€/,
  ],
])("no text has %s", (_, wrong, right) => {
  expect(found(right).length).toBeGreaterThan(1);
  expect(found(wrong)).toEqual([]);
});

/** The last column of the glossary: words that another one replaces, in lower case. */
const REPLACED = (await readFile("docs/basque.md", "utf8"))
  .split("\n")
  .flatMap((line) => /^\|.*\|.*\|([^|]*)\|$/.exec(line)?.[1]?.split(",") ?? [])
  .map((word) => word.trim().toLowerCase())
  .filter((word) => /^\p{Letter}/u.test(word) && word !== "not");

/** All Basque texts, those of search engines, pictures and the interface too. Visitors' search words are theirs. */
function basqueTextsOf(value: unknown, isBasque = false): string[] {
  if (typeof value === "string") return isBasque ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "keywords" || key === "href" ? [] : basqueTextsOf(part, isBasque || key === "eu"),
  );
}

test("no Basque text has a word that the glossary replaces (docs/basque.md)", () => {
  expect(REPLACED).toContain("maskot");
  const basque = documents.flatMap((document) =>
    basqueTextsOf(document).map((text) => ({ id: document._id, text: text.toLowerCase() })),
  );
  expect(basque.length).toBeGreaterThan(1_000);
  expect(
    basque.flatMap(({ id, text }) => REPLACED.filter((word) => text.includes(word)).map((word) => [id, word])),
  ).toEqual([]);
});
