import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/* Typography and facts that all texts of the seed content share, in both languages. */

interface Text {
  id: string;
  text: string;
}

/** Fields that pages do not show: texts for search engines and alternative texts. */
const HIDDEN_FIELDS = new Set(["search", "alt"]);

const texts = (await readFile("cms/seed/production.ndjson", "utf8"))
  .split("\n")
  .filter((line) => line !== "")
  .map((line): { _id: string; _type: string } => JSON.parse(line))
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
