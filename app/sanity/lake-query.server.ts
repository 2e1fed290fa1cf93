import type { QueryParams, SanityClient } from "@sanity/client";
import { z } from "zod";
import { lakeFetch } from "./client.server.ts";

interface LakeAnswer {
  result: unknown;
  syncTags: string[];
}

const TIMEOUT_MS = 5_000;

/** The longest query string that Sanity accepts, in characters. Longer queries are sent as POST. */
const MAX_SEARCH_LENGTH = 11_264;

/** `result` is required: a response without it does not come from Sanity. */
const lakeAnswer = z
  .object({ result: z.unknown(), syncTags: z.array(z.string()).default([]) })
  .refine(({ result }) => result !== undefined, "The answer has no result");

const refusal = z.object({ error: z.object({ description: z.string() }) });

/**
 * Sends a query.
 *
 * @param lastLiveEventId the live event that the result must include.
 */
export type AskLake = (query: string, params?: QueryParams, lastLiveEventId?: string) => Promise<LakeAnswer>;

export class LakeStatusError extends Error {
  readonly status: number;

  constructor(status: number, description = "") {
    super(`Sanity answered ${status}${description && `: ${description}`}`);
    this.name = "LakeStatusError";
    this.status = status;
  }
}

/**
 * Returns a function that sends a query for published content, once. Sanity's own client is not used for this: it neither limits the length
 * of an answer nor notices one without a result, and it repeats queries that Sanity refused with 429.
 *
 * @param stop aborts the queries in flight.
 * @returns a function that throws when Sanity cannot be reached, takes too long, or answers with an error or something else.
 */
export function createLakeQuery(client: SanityClient, stop: AbortSignal): AskLake {
  const { token } = client.config();
  const url = client.getUrl(client.getDataUrl("query"));
  const headers = { Accept: "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  return async (query, params = {}, lastLiveEventId = undefined) => {
    const options = { perspective: "published", returnQuery: "false", ...(lastLiveEventId && { lastLiveEventId }) };
    const asked = new URLSearchParams({ query, ...inSearch(params), ...options });
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stop]);
    const response =
      asked.toString().length < MAX_SEARCH_LENGTH
        ? await lakeFetch(`${url}?${asked}`, { headers, signal })
        : await lakeFetch(`${url}?${new URLSearchParams(options)}`, {
            method: "POST",
            headers: { ...headers, "Content-Type": "application/json" },
            body: JSON.stringify({ query, params }),
            signal,
          });
    const text = await response.text();
    if (!response.ok) throw new LakeStatusError(response.status, descriptionOf(text));
    return lakeAnswer.parse(JSON.parse(text));
  };
}

/** Parameters of a query in the search of a URL: `$slug="pisos"`. */
function inSearch(params: QueryParams): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)]));
}

/** What Sanity says about a query that it does not understand. */
function descriptionOf(text: string): string | undefined {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.error.description;
  } catch {
    // The page of a proxy. The status is enough.
    return undefined;
  }
}
