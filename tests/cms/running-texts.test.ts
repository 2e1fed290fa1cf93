import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** What the seed's texts say alike, in both languages, wherever they say it. */

interface Text {
  id: string;
  text: string;
}

/** Not read on the page: what search engines show, and alternative texts. */
const UNSEEN = new Set(["search", "alt"]);

const texts = (await readFile("cms/seed/production.ndjson", "utf8"))
  .split("\n")
  .filter((line) => line !== "")
  .map((line): { _id: string; _type: string } => JSON.parse(line))
  .filter(({ _type }) => _type !== "uiStrings" && _type !== "settings")
  .flatMap((document) => textsOf(document).map((text): Text => ({ id: document._id, text })));

/** Every text in a language, that of rich text span by span. */
function textsOf(value: unknown, isInLanguage = false): string[] {
  if (typeof value === "string") return isInLanguage ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, isInLanguage));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    UNSEEN.has(key) ? [] : textsOf(part, isInLanguage || key === "es" || key === "eu"),
  );
}

const found = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text));

test.each([
  ["an amount or a per cent that a line's end can tear apart", /\d [€%]|% \d/, /\d\u00a0€/],
  ["a phone number that a line's end can tear apart", /\d{3} \d{3} \d{3}/, /\d{3}\u00a0\d{3}\u00a0\d{3}/],
  ["an hour of one digit", /(?<![\d:])\d:\d\d/, /\b09:00/],
  ["the camera's price of a list apart from kits (docs/decisions/0030)", /\b(?:6,00|4,96)\s€/, /3,20\s€.*2,64\s€/],
])("no text has %s", (_, wrong, right) => {
  expect(found(right).length).toBeGreaterThan(1);
  expect(found(wrong)).toEqual([]);
});
