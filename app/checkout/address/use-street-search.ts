import { useEffect, useRef, useState } from "react";
import { RESOURCE_PATHS } from "#app/paths.ts";
import {
  type PickedAddress,
  pickedAddressSchema,
  SEARCH_LENGTH,
  type Suggestion,
  suggestionsSchema,
} from "./street-search.ts";

/** Pause in typing before a search starts, in milliseconds. */
const DEBOUNCE_MS = 200;

const NONE: Suggestion[] = [];

/** Searches streets while the visitor types. A failed search suggests nothing (docs/rules.md#silent-failures). */
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
      }, DEBOUNCE_MS);
      signal.addEventListener("abort", () => clearTimeout(timer));
    },
    /** The address of a suggestion; undefined when the request fails or a newer search replaces it. */
    find: async (id: string): Promise<PickedAddress | undefined> => {
      const signal = begin();
      setSuggestions(NONE);
      const address = pickedAddressSchema.safeParse(await post(RESOURCE_PATHS.pickedStreet, { id }, signal));
      return address.success && !signal.aborted ? address.data : undefined;
    },
  };
}

async function suggestionsFor(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await post(RESOURCE_PATHS.streets, { text }, signal);
  return suggestionsSchema.safeParse(answer).data?.suggestions ?? NONE;
}

/** The answer of our server; undefined when it fails or the request is aborted. */
async function post(path: string, fields: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(path, { method: "POST", body: new URLSearchParams(fields), signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
