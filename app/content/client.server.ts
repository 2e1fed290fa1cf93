import { type ClientReturn, createClient, type QueryParams } from "@sanity/client";
import { createLastGood } from "./last-good.ts";

/** Where the content lives: a hosted Sanity project, or a lake at `apiHost`. */
export interface ContentSettings {
  projectId: string;
  dataset: string;
  apiVersion: string;
  apiHost?: string;
  token?: string;
}

/** The door to Sanity. */
export interface Content {
  /**
   * Asks for the document that no page can do without, and for no copy of it.
   *
   * @throws when the lake does not answer, or does not hold it.
   */
  ping(): Promise<void>;
  /**
   * Runs a query of `defineQuery`; its result type is generated. Goes on from the last good answer when this one fails.
   *
   * @throws when there is none, and the lake cannot be reached, does not answer in time, or refuses the query.
   */
  fetch<const Query extends string>(query: Query, params?: QueryParams): Promise<ClientReturn<Query>>;
}

const TIMEOUT_MS = 8_000;

/**
 * Opens the door to Sanity. Published content only, past the CDN: what marketing publishes is what is read. While the
 * content is away, every query goes on from its last good answer.
 *
 * @param onStale told when a last good answer is used in place of a failed query.
 */
export function createContent(settings: ContentSettings, onStale: (error: unknown) => void): Content {
  const client = createClient({
    projectId: settings.projectId,
    dataset: settings.dataset,
    apiVersion: settings.apiVersion,
    perspective: "published",
    useCdn: false,
    timeout: TIMEOUT_MS,
    // A visitor waits: one more try, not the five of a batch.
    maxRetries: 1,
    token: settings.token,
    ...(settings.apiHost && { apiHost: settings.apiHost, useProjectHostname: false }),
  });
  const answers = createLastGood(onStale);
  return {
    ping: async () => {
      const isThere = await client.fetch<boolean>('defined(*[_id == "settings"][0])');
      if (!isThere) throw new Error("The content holds no document 'settings'.");
    },
    fetch: (query, params = {}) => answers(JSON.stringify([query, params]), () => client.fetch(query, params)),
  };
}
