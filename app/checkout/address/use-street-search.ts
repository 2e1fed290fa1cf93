import { useEffect, useRef, useState } from "react";
import { type Place, placeSchema, SEARCH_LENGTH, type Suggestion, suggestionsSchema } from "./street-search.ts";

/** How long nobody types before what was typed is looked for, in milliseconds. */
const PAUSE_MS = 200;

const NONE: Suggestion[] = [];

/** Looks for streets while somebody types. Whatever fails leaves no suggestions: one types on (section 8, silent). */
export function useStreetSearch() {
  const [suggestions, setSuggestions] = useState(NONE);
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  return {
    suggestions,
    search: (typed: string) => {
      const signal = begin();
      const text = typed.trim();
      if (text.length < SEARCH_LENGTH.from || text.length > SEARCH_LENGTH.to) return setSuggestions(NONE);
      const timer = setTimeout(async () => {
        const found = await suggestionsFor(text, signal);
        if (!signal.aborted) setSuggestions(found);
      }, PAUSE_MS);
      signal.addEventListener("abort", () => clearTimeout(timer));
    },
    /** What is known of a suggestion; undefined when the search fails or goes on to another. */
    find: async (id: string): Promise<Place | undefined> => {
      const signal = begin();
      setSuggestions(NONE);
      const place = placeSchema.safeParse(await answerOf("/calles/elegida", { id }, signal));
      return place.success && !signal.aborted ? place.data : undefined;
    },
  };
}

async function suggestionsFor(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await answerOf("/calles", { text }, signal);
  return suggestionsSchema.safeParse(answer).data?.suggestions ?? NONE;
}

/** What our server answers; undefined when it does not, or was not waited for. */
async function answerOf(path: string, question: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(path, { method: "POST", body: new URLSearchParams(question), signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
