import { toPlainText } from "@portabletext/react";
import type { HelpView } from "./help-view.ts";

type Question = HelpView["questions"][number];

/** In characters. */
export const MAX_SEARCH_LENGTH = 80;

/** The search text in `?q=`; '' when there is none. */
export function readSearch(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
}

/** Finds the questions that contain every word of the search. See docs/rules.md#help-area. */
export function searchQuestions(questions: Question[], search: string): Question[] {
  const words = normalizedWords(search);
  if (words.length === 0) return [];
  const hasAll = (text: string) => {
    const candidates = normalizedWords(text);
    return words.every((word) => candidates.some((candidate) => candidate.startsWith(word)));
  };
  const inTitle = questions.filter(({ title }) => hasAll(title.text));
  const inAnswer = questions.filter(
    (question) => !inTitle.includes(question) && hasAll(`${question.title.text} ${toPlainText(question.desc.text)}`),
  );
  return [...inTitle, ...inAnswer];
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
