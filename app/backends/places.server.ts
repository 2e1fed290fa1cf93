import type { z } from "zod";
import type { Place, Suggestion } from "#app/checkout/address/street-search.ts";
import { createAnswerCache } from "#app/places/kept-answers.ts";
import { parseStreet } from "#app/places/street-of-route.ts";
import { type AddressComponents, autocompleteAnswer, detailsAnswer } from "#app/places/wire.ts";

/** The door to the maps service (section 7). Both methods throw when it does not answer as it should. */
export interface Places {
  /** Addresses in Spain that what was typed may mean. */
  suggest(text: string): Promise<Suggestion[]>;
  /** What is known of one of them. */
  find(id: string): Promise<Place>;
}

export interface PlacesSettings {
  url: string;
  key?: string;
  /** How long a call may take. Somebody is typing, so less than for other calls. */
  timeoutMs: number;
}

const MOST_SUGGESTIONS = 5;
const KEPT = { count: 500, milliseconds: 5 * 60 * 1000 };

/** Opens the door to the maps service; without one nothing is suggested, and visitors type by themselves (decisions 24). */
export function createPlaces(settings: PlacesSettings | undefined): Places {
  const keepSuggestions = createAnswerCache<Suggestion[]>(KEPT);
  const keepPlace = createAnswerCache<Place>(KEPT);
  return {
    suggest: async (text) => (settings ? await keepSuggestions(text, () => suggest(settings, text)) : []),
    find: async (id) => {
      if (!settings) throw new Error("No maps service is set");
      return await keepPlace(id, () => find(settings, id));
    },
  };
}

async function suggest(settings: PlacesSettings, input: string): Promise<Suggestion[]> {
  const query = { input, components: "country:es", types: "address", language: "es" };
  const { predictions } = await ask(settings, "/autocomplete/json", query, autocompleteAnswer);
  return predictions
    .slice(0, MOST_SUGGESTIONS)
    .map(({ place_id, description }) => ({ id: place_id, text: description }));
}

async function find(settings: PlacesSettings, id: string): Promise<Place> {
  const query = { place_id: id, fields: "address_component", language: "es" };
  const { result } = await ask(settings, "/details/json", query, detailsAnswer);
  return placeOf(result.address_components);
}

function placeOf(components: AddressComponents): Place {
  const named = (type: string) => components.find(({ types }) => types.includes(type))?.long_name ?? "";
  const postalCode = named("postal_code");
  const number = named("street_number");
  return {
    ...parseStreet(named("route")),
    number: /^\d{1,3}$/.test(number) ? number : "",
    city: named("locality"),
    province: named("administrative_area_level_2"),
    postalCode: /^\d{1,5}$/.test(postalCode) ? postalCode : "",
  };
}

async function ask<Answer>(
  { url, key, timeoutMs }: PlacesSettings,
  path: string,
  query: Record<string, string>,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const search = new URLSearchParams({ ...query, ...(key && { key }) });
  const response = await fetch(`${url}${path}?${search}`, { signal: AbortSignal.timeout(timeoutMs) });
  // The error's text would name the address with what was typed and our key.
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  const parsed = answer.safeParse(await response.json());
  if (!parsed.success) throw new Error("The maps service answered in an unknown shape");
  return parsed.data;
}
