import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { CircuitBreaker } from "#app/http/circuit-breaker.server.ts";
import { limitedFetch } from "#app/http/limited-fetch.server.ts";

/** An address that the maps service suggests for a typed text. */
interface PlaceSuggestion {
  id: string;
  text: string;
}

/** The address of a suggestion. A part that the maps service does not know is an empty string. */
interface PlaceDetails {
  /** Type and name of the street, as one text: 'Calle de Alcalá'. */
  route: string;
  /** One to three digits. */
  number: string;
  city: string;
  province: string;
  /** Five digits (docs/rules.md#postal-codes). */
  postalCode: string;
}

/** The maps service: Google's Places API (docs/rules.md#street-search). */
export interface Places {
  /**
   * Suggests addresses in Spain.
   *
   * @throws when the service fails.
   */
  suggest(text: string): Promise<PlaceSuggestion[]>;
  /**
   * The address of a suggestion; undefined for an id that the service does not know.
   *
   * @throws when the service fails or is not configured.
   */
  find(id: string): Promise<PlaceDetails | undefined>;
}

export interface PlacesSettings {
  url: string;
  key?: string;
  /** Milliseconds. Shorter than for other calls: the visitor is typing. */
  timeoutMs: number;
  breaker?: CircuitBreaker;
}

const MAX_SUGGESTIONS = 5;
/** Equal requests share one response for 5 minutes, also while it is pending. Failures are not cached. */
const CACHE = { max: 500, ttl: 5 * 60 * 1000, ignoreFetchAbort: true };

/** Connects to the maps service. Without settings it suggests nothing: visitors type their address without help. */
export function createPlaces(settings: PlacesSettings | undefined): Places {
  if (!settings) {
    return {
      suggest: async () => [],
      find: async () => {
        throw new Error("No maps service is configured");
      },
    };
  }
  const suggestions = new LRUCache<string, PlaceSuggestion[]>({
    ...CACHE,
    fetchMethod: (text) => suggest(settings, text),
  });
  const details = new LRUCache<string, FoundPlace>({ ...CACHE, fetchMethod: (id) => find(settings, id) });
  return {
    suggest: (text) => suggestions.forceFetch(text),
    find: async (id) => (await details.forceFetch(id)).details,
  };
}

const autocompleteResponse = z.object({
  status: z.enum(["OK", "ZERO_RESULTS"]),
  predictions: z.array(z.object({ place_id: z.string(), description: z.string() })),
});

async function suggest(settings: PlacesSettings, input: string): Promise<PlaceSuggestion[]> {
  const query = { input, components: "country:es", types: "address", language: "es" };
  const { predictions } = await request(settings, "/autocomplete/json", query, autocompleteResponse);
  return predictions
    .slice(0, MAX_SUGGESTIONS)
    .map(({ place_id, description }) => ({ id: place_id, text: description }));
}

interface FoundPlace {
  details: PlaceDetails | undefined;
}

/** Google's statuses for an id that it does not know: an old one, or one that somebody made up. */
const detailsResponse = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("OK"),
    result: z.object({
      address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
    }),
  }),
  z.object({ status: z.enum(["NOT_FOUND", "INVALID_REQUEST", "ZERO_RESULTS"]) }),
]);

async function find(settings: PlacesSettings, id: string): Promise<FoundPlace> {
  const query = { place_id: id, fields: "address_component", language: "es" };
  const answer = await request(settings, "/details/json", query, detailsResponse);
  if (answer.status !== "OK") return { details: undefined };
  const { result } = answer;
  const component = (type: string) =>
    result.address_components.find(({ types }) => types.includes(type))?.long_name ?? "";
  const number = component("street_number");
  const postalCode = component("postal_code");
  const details = {
    route: component("route"),
    number: /^\d{1,3}$/.test(number) ? number : "",
    city: component("locality"),
    province: component("administrative_area_level_2"),
    // The service knows the number: what is missing are zeros.
    postalCode: /^\d{1,5}$/.test(postalCode) ? postalCode.padStart(5, "0") : "",
  };
  return { details };
}

/** Tries of a request, which changes nothing. All of them together take `timeoutMs` at most. */
const TRIES = 2;

/** Longest pause before another try, in milliseconds. Random, so that visitors do not ask at once. */
const MAX_PAUSE_MS = 200;

/** Suggestions have some kilobytes. */
const MAX_BYTES = 1024 * 1024;
const fetch = limitedFetch(MAX_BYTES);

async function request<Data>(
  settings: PlacesSettings,
  path: string,
  query: Record<string, string>,
  schema: z.ZodType<Data>,
): Promise<Data> {
  const signal = AbortSignal.timeout(settings.timeoutMs);
  for (let attempt = 1; ; attempt += 1) {
    if (settings.breaker?.failure() !== undefined) throw new Error("Not sent, because the maps service is down");
    try {
      const data = await requestOnce(settings, path, query, schema, signal);
      settings.breaker?.recordSuccess();
      return data;
    } catch (error) {
      // A typed text that the service refuses says nothing about the others, and is refused again.
      if (error instanceof RefusedError) throw error;
      settings.breaker?.recordFailure(error);
      if (attempt === TRIES || signal.aborted) throw error;
    }
    await pause(Math.random() * MAX_PAUSE_MS);
  }
}

/** The service works but rejected this request. */
class RefusedError extends Error {}

async function requestOnce<Data>(
  { url, key }: PlacesSettings,
  path: string,
  query: Record<string, string>,
  schema: z.ZodType<Data>,
  signal: AbortSignal,
): Promise<Data> {
  const searchParams = new URLSearchParams({ ...query, ...(key && { key }) });
  const response = await fetch(`${url}${path}?${searchParams}`, { signal });
  // The message leaves out the URL, which contains the typed text and our key.
  const message = `Request failed with status code ${response.status}`;
  if (response.status >= 500 || response.status === 429) throw new Error(message);
  if (!response.ok) throw new RefusedError(message);
  const parsed = schema.safeParse(await response.json());
  if (!parsed.success) throw new RefusedError("The maps service answered in an unknown shape");
  return parsed.data;
}
