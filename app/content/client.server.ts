import { type ClientReturn, createClient, type QueryParams } from "@sanity/client";

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
   * Runs a query of `defineQuery`; its result type is generated.
   *
   * @throws when the lake cannot be reached, does not answer in time, or refuses the query.
   */
  fetch<const Query extends string>(query: Query, params?: QueryParams): Promise<ClientReturn<Query>>;
}

const TIMEOUT_MS = 8_000;

/** Opens the door to Sanity. Published content only, past the CDN: what marketing publishes is what is read. */
export function createContent(settings: ContentSettings): Content {
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
  return {
    fetch: (query, params = {}) => client.fetch(query, params),
  };
}
