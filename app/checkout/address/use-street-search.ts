import { useEffect, useRef, useState } from "react";
import { readFields, setFields } from "#app/checkout/fill-in.ts";
import { RESOURCE_PATHS } from "#app/paths.ts";
import { type AddressValues, PICKED_FIELDS, pickedValues, typedPlace } from "./picked-values.ts";
import {
  houseNumberIn,
  type PickedAddress,
  pickedAddressSchema,
  SEARCH_LENGTH,
  type Suggestion,
  streetIn,
  suggestionsSchema,
} from "./street-search.ts";

/** Pause in typing before a search starts, in milliseconds. */
const DEBOUNCE_MS = 200;

const NO_SUGGESTIONS: Suggestion[] = [];

/** Searches streets while the visitor types. A failed search suggests nothing (docs/rules.md#silent-failures). */
export function useStreetSearch() {
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);
  // Only the latest request counts.
  const startRequest = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  return {
    suggestions,
    /** `place`: the typed postal code and city, by field name. */
    search: (typed: string, place: Record<string, string>) => {
      const signal = startRequest();
      const text = typed.trim();
      if (text.length < SEARCH_LENGTH.min || text.length > SEARCH_LENGTH.max) return setSuggestions(NO_SUGGESTIONS);
      const timer = setTimeout(async () => {
        const found = await suggestionsFor({ ...place, text }, signal);
        if (!signal.aborted) setSuggestions(found);
      }, DEBOUNCE_MS);
      signal.addEventListener("abort", () => clearTimeout(timer));
    },
    /** The address of a suggestion; undefined when the request fails or a newer search replaces it. */
    find: async (id: string): Promise<PickedAddress | undefined> => {
      const signal = startRequest();
      setSuggestions(NO_SUGGESTIONS);
      const address = pickedAddressSchema.safeParse(await post(RESOURCE_PATHS.pickedStreet, { id }, signal));
      return address.success && !signal.aborted ? address.data : undefined;
    },
  };
}

async function suggestionsFor(fields: Record<string, string>, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await post(RESOURCE_PATHS.streets, fields, signal);
  return suggestionsSchema.safeParse(answer).data?.suggestions ?? NO_SUGGESTIONS;
}

/** Returns the JSON response of our server; undefined when the request fails or is aborted. */
async function post(path: string, fields: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(path, { method: "POST", body: new URLSearchParams(fields), signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Fills in the form with the suggestion that was picked last (docs/rules.md#street-search). */
export function usePickedAddress(find: (id: string) => Promise<PickedAddress | undefined>) {
  const filled = useRef<AddressValues>({});
  const picks = useRef(0);
  const fill = (form: HTMLFormElement, values: AddressValues) => {
    setFields(form, values);
    filled.current = { ...filled.current, ...values };
  };
  const fillInPicked = async (form: HTMLFormElement, id: string, text: string): Promise<boolean> => {
    picks.current += 1;
    const pick = picks.current;
    const inText = withoutEmpty({ type: streetIn(text).type, number: houseNumberIn(text) });
    fill(form, inText);
    const before = readFields(form, PICKED_FIELDS);
    const address = await find(id);
    if (pick !== picks.current) return false;
    const known = { ...address, ...inText, ...(address?.type && { type: address.type }) };
    fill(form, pickedValues({ before, now: readFields(form, PICKED_FIELDS), filled: filled.current, known }));
    return address !== undefined;
  };
  return {
    /** Returns whether the details were found and no other suggestion has been picked meanwhile. */
    fillInPicked,
    /** The typed postal code and city, by field name. */
    placeIn: (form: HTMLFormElement) => typedPlace(readFields(form, PICKED_FIELDS), filled.current),
  };
}

const withoutEmpty = (values: AddressValues): AddressValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
