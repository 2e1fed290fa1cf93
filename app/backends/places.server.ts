import { LRUCache } from "lru-cache";
import { z } from "zod";

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
  /** One to five digits: the form pads it (docs/rules.md#postal-codes). */
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
  /** @throws when the service fails or is not configured. */
  find(id: string): Promise<PlaceDetails>;
}

export interface PlacesSettings {
  url: string;
  key?: string;
  /** Milliseconds. Shorter than for other calls: the visitor is typing. */
  timeoutMs: number;
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
  const details = new LRUCache<string, PlaceDetails>({ ...CACHE, fetchMethod: (id) => find(settings, id) });
  return { suggest: (text) => suggestions.forceFetch(text), find: (id) => details.forceFetch(id) };
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

const detailsResponse = z.object({
  status: z.literal("OK"),
  result: z.object({
    address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
  }),
});

async function find(settings: PlacesSettings, id: string): Promise<PlaceDetails> {
  const query = { place_id: id, fields: "address_component", language: "es" };
  const { result } = await request(settings, "/details/json", query, detailsResponse);
  const component = (type: string) =>
    result.address_components.find(({ types }) => types.includes(type))?.long_name ?? "";
  const number = component("street_number");
  const postalCode = component("postal_code");
  return {
    route: component("route"),
    number: /^\d{1,3}$/.test(number) ? number : "",
    city: component("locality"),
    province: component("administrative_area_level_2"),
    postalCode: /^\d{1,5}$/.test(postalCode) ? postalCode : "",
  };
}

async function request<Data>(
  { url, key, timeoutMs }: PlacesSettings,
  path: string,
  query: Record<string, string>,
  schema: z.ZodType<Data>,
): Promise<Data> {
  const searchParams = new URLSearchParams({ ...query, ...(key && { key }) });
  const response = await fetch(`${url}${path}?${searchParams}`, { signal: AbortSignal.timeout(timeoutMs) });
  // The message leaves out the URL, which contains the typed text and our key.
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  const parsed = schema.safeParse(await response.json());
  if (!parsed.success) throw new Error("The maps service answered in an unknown shape");
  return parsed.data;
}
