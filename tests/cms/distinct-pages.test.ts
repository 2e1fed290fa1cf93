import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** No two pages of the seed say the same with other words: what one says is not said again, and hardly any turn of phrase is. */

/** A paragraph of this many characters is a thought of its own; shorter ones are labels and buttons. */
const PARAGRAPH = 45;
/** Words in a row that make a turn of phrase. */
const RUN = 5;
/** How much of the shorter of two pages may stand in the other too. */
const MOST_SHARED = 0.15;

const pages = (await readFile("cms/seed/production.ndjson", "utf8"))
  .split("\n")
  .filter((line) => line !== "")
  .map((line): { _id: string; _type: string } => JSON.parse(line))
  .filter(({ _type }) => _type === "page" || _type === "accessory")
  .map((page) => ({ id: page._id, texts: spanishOf(page) }));

/** Every Spanish text of a document, each block of rich text as one. */
function spanishOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(spanishOf);
  if (typeof value !== "object" || value === null) return [];
  if ("_type" in value && value._type === "block" && "children" in value) return [wordsOf(value.children)];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === "eu" || key === "alt") return [];
    return key === "es" && typeof part === "string" ? [part] : spanishOf(part);
  });
}

/** The text of a block's spans. */
function wordsOf(spans: unknown): string {
  if (!Array.isArray(spans)) return "";
  return spans.map((span: { text?: string }) => span.text ?? "").join("");
}

function runsOf(texts: string[]): Set<string> {
  const words =
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{Letter}+|\d+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" ")));
}

test("no paragraph stands on two pages", () => {
  expect(pages.length).toBeGreaterThan(50);
  const byText = Map.groupBy(
    pages.flatMap(({ id, texts }) => [...new Set(texts)].map((text) => ({ id, text }))),
    ({ text }) => text,
  );
  const shared = [...byText].filter(([text, { length }]) => text.length >= PARAGRAPH && length > 1);
  expect(shared.map(([text, on]) => [text, on.map(({ id }) => id)])).toEqual([]);
});

test("two pages share few turns of phrase", () => {
  const runs = pages.map(({ id, texts }) => ({ id, runs: runsOf(texts) }));
  const alike = runs.flatMap((one, at) =>
    runs.slice(0, at).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
      const share = shared / Math.max(1, Math.min(one.runs.size, other.runs.size));
      return share > MOST_SHARED ? [[one.id, other.id, share]] : [];
    }),
  );
  expect(alike).toEqual([]);
});
