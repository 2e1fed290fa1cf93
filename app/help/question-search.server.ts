import { createHash } from "node:crypto";
import { toPlainText } from "@portabletext/react";
import { LRUCache } from "lru-cache";
import MiniSearch from "minisearch";
import type { Locale } from "#app/i18n/languages.ts";
import { type Localized, localize, textOf } from "#app/i18n/localize.ts";
import { textBlocks } from "#app/i18n/rich-text.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import type { HELP_QUESTIONS_RESULT } from "#app/sanity/sanity.generated.ts";
import { HELP_QUESTIONS } from "./queries.ts";

type Question = HELP_QUESTIONS_RESULT[number];

export const MAX_FOUND = 50;

type ShownPart = Omit<Question, "keywords">;

export interface Found {
  search: string;
  number: number;
  questions: Localized<ShownPart>[];
}

/**
 * Finds the questions that contain every word of the search, in their title, their search words or their answer. When there is none,
 * those that contain the most of the words, however misspelt. See docs/rules.md#help-area.
 */
export async function searchQuestions(content: ContentClient, locale: Locale, search: string): Promise<Found> {
  const questions = await content.fetch(HELP_QUESTIONS);
  const index = await indexOf(questions, locale);
  const inTitle = ranks(index, search, ["title", "keywords"]);
  const isInTitle = new Set(inTitle);
  const inAnswer = ranks(index, search, ["title", "keywords", "answer"]).filter((rank) => !isInTitle.has(rank));
  const exact = [...inTitle, ...inAnswer];
  const found = exact.length > 0 ? exact : nearest(index, search);
  const shown = found.slice(0, MAX_FOUND).flatMap((rank) => (questions[rank] ? [shownPartOf(questions[rank])] : []));
  return { search, number: found.length, questions: localize(shown, locale) };
}

function shownPartOf({ keywords, ...question }: Question): ShownPart {
  return question;
}

/** A question in the index, by its rank in the list of all questions. */
interface Entry {
  id: number;
  question: Question;
}

type Field = "title" | "keywords" | "answer";

type Index = MiniSearch<Entry>;

/** Enough for both languages, of the published questions and of a preview. */
const indexes = new LRUCache<string, Promise<Index>>({ max: 4 });

/** The index of the questions in a language. It is made again only when a question has changed, whenever the list was read. */
function indexOf(questions: HELP_QUESTIONS_RESULT, locale: Locale): Promise<Index> {
  const key = `${locale} ${revisionsOf(questions)}`;
  const known = indexes.get(key);
  if (known) return known;
  const made = makeIndex(questions, locale);
  indexes.set(key, made);
  return made;
}

const revisions = new WeakMap<HELP_QUESTIONS_RESULT, string>();

/** A digest of a list of questions: another one when a question, a price in it or the order changes. */
function revisionsOf(questions: HELP_QUESTIONS_RESULT): string {
  const known = revisions.get(questions);
  if (known !== undefined) return known;
  const digest = createHash("sha1").update(JSON.stringify(questions)).digest("base64");
  revisions.set(questions, digest);
  return digest;
}

/** Questions indexed before other requests get their turn. */
const CHUNK = 50;

async function makeIndex(questions: HELP_QUESTIONS_RESULT, locale: Locale): Promise<Index> {
  const index: Index = new MiniSearch({
    fields: ["title", "keywords", "answer"],
    tokenize: normalizedWords,
    processTerm: (word) => (FILLERS.has(word) ? null : singular(word)),
    searchOptions: { combineWith: "AND", prefix: true },
    extractField: ({ id, question }, name) => (name === "id" ? id : textIn(question, name, locale)),
  });
  const entries = questions.map((question, id) => ({ id, question }));
  await index.addAllAsync(entries, { chunkSize: CHUNK });
  return index;
}

function textIn({ title, keywords, desc }: Question, field: string, locale: Locale): string {
  if (field === "title") return textOf(localize(title, locale));
  if (field === "keywords") return keywords ? textOf(localize(keywords, locale)) : "";
  return toPlainText(textBlocks(textOf(localize(desc, locale))));
}

/** The ranks of the questions that have every word in these fields, in the order of the questions. */
function ranks(index: Index, search: string, fields: Field[]): number[] {
  return index
    .search(search, { fields })
    .map(({ id }) => Number(id))
    .sort((one, other) => one - other);
}

/** From how many letters a word may be misspelt. */
const MISSPELT_FROM = 6;

/** The ranks of the questions nearest to a search, best first: one letter in five may be wrong, and words may be missing. */
function nearest(index: Index, search: string): number[] {
  const results = index.search(search, {
    combineWith: "OR",
    fuzzy: (word) => (word.length >= MISSPELT_FROM ? 0.2 : false),
    boost: { title: 3, keywords: 3 },
  });
  const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
  return results.filter(({ queryTerms }) => queryTerms.length === most).map(({ id }) => Number(id));
}

/** Words that no answer is about, without accents. */
const FILLERS = new Set(
  "a al como con cual de del el en es esta hay la las le lo los me mi o para pero por puedo que se si son su te tengo tu un una y ya da dut eta edo ez nola zer".split(
    " ",
  ),
);

/** A word without its plural ending: 'mascotas' and 'mascota' are one word, 'sensores' and 'sensor' too. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  return word.length > 5 && /[dlnrz]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Words in lower case and without accents: 'camara' finds 'Cámara'. */
function normalizedWords(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu) ?? []
  );
}
