import { toPlainText } from "@portabletext/react";
import type { HelpView } from "./help-view.ts";

type Question = HelpView["questions"][number];

/** The longest search that is looked at, in characters. */
export const MAX_SEARCH_LENGTH = 80;

/** What somebody looks for, from the address '?q='; empty where there is nothing. */
export function readSearch(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
}

/**
 * The questions in which every word of a search begins some word, whatever its case and accents; those whose title has them all come
 * first.
 */
export function searchQuestions(questions: Question[], search: string): Question[] {
  const words = normalizedWords(search);
  if (words.length === 0) return [];
  const hasAll = (text: string) => {
    const known = normalizedWords(text);
    return words.every((word) => known.some((other) => other.startsWith(word)));
  };
  const inTitle = questions.filter(({ title }) => hasAll(title.text));
  const inAnswer = questions.filter(
    (question) => !inTitle.includes(question) && hasAll(`${question.title.text} ${toPlainText(question.desc.text)}`),
  );
  return [...inTitle, ...inAnswer];
}

/** Words without case and accents: 'cámara' is found by 'camara'. */
function normalizedWords(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu) ?? []
  );
}
