import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/* Duplicate text on pages of the seed content: no paragraph is on two pages, and two pages share few phrases. */

/** Characters of the shortest paragraph. Shorter texts are labels and buttons. */
const MIN_PARAGRAPH = 45;
/** Words of a phrase. */
const PHRASE_WORDS = 5;
/** Share of the shorter page's phrases that may also be on the other page. */
const MAX_SHARED = 0.15;

const pages = (await readFile("cms/seed/production.ndjson", "utf8"))
  .split("\n")
  .filter((line) => line !== "")
  .map((line): { _id: string; _type: string } => JSON.parse(line))
  .filter(({ _type }) => _type === "page" || _type === "accessory")
  .map((page) => ({ id: page._id, texts: spanishOf(page) }));

/** All Spanish texts of a document. A block of rich text is one text. */
function spanishOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(spanishOf);
  if (typeof value !== "object" || value === null) return [];
  if ("_type" in value && value._type === "block" && "children" in value) return [textOf(value.children)];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === "eu" || key === "alt") return [];
    return key === "es" && typeof part === "string" ? [part] : spanishOf(part);
  });
}

/** The text of a block's spans. */
function textOf(spans: unknown): string {
  if (!Array.isArray(spans)) return "";
  return spans.map((span: { text?: string }) => span.text ?? "").join("");
}

function phrasesOf(texts: string[]): Set<string> {
  const words =
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{Letter}+|\d+/gu) ?? [];
  return new Set(words.slice(PHRASE_WORDS - 1).map((_, at) => words.slice(at, at + PHRASE_WORDS).join(" ")));
}

test("no paragraph is on two pages", () => {
  expect(pages.length).toBeGreaterThan(50);
  const byText = Map.groupBy(
    pages.flatMap(({ id, texts }) => [...new Set(texts)].map((text) => ({ id, text }))),
    ({ text }) => text,
  );
  const shared = [...byText].filter(([text, { length }]) => text.length >= MIN_PARAGRAPH && length > 1);
  expect(shared.map(([text, pagesWithText]) => [text, pagesWithText.map(({ id }) => id)])).toEqual([]);
});

test("two pages share few phrases", () => {
  const indexed = pages.map(({ id, texts }) => ({ id, phrases: phrasesOf(texts) }));
  const similar = indexed.flatMap((one, at) =>
    indexed.slice(0, at).flatMap((other) => {
      const shared = [...one.phrases].filter((phrase) => other.phrases.has(phrase)).length;
      const share = shared / Math.max(1, Math.min(one.phrases.size, other.phrases.size));
      return share > MAX_SHARED ? [[one.id, other.id, share]] : [];
    }),
  );
  expect(similar).toEqual([]);
});
