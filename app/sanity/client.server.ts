import { type ClientReturn, createClient, type QueryParams, type SanityClient } from "@sanity/client";
import { limitedFetch } from "#app/http/limited-fetch.server.ts";

/** A hosted Sanity project, or a local Content Lake at `apiHost`. */
export interface ContentSettings {
  projectId: string;
  dataset: string;
  apiVersion: string;
  apiHost?: string;
  token?: string;
}

export interface ContentClient {
  /**
   * Runs a query of `defineQuery` and validates the result against its generated type.
   *
   * @throws when Sanity is down or refuses the query, and there is no stale copy.
   */
  fetch<const Query extends string>(query: Query, params?: QueryParams): Promise<ClientReturn<Query>>;
}

const TIMEOUT_MS = 8_000;

/** In bytes. The help area of a site with 20,000 documents has a few megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** `fetch` for queries and previews, with a maximum response size. The live connection has its own. */
export const lakeFetch = limitedFetch(MAX_BYTES);

/** Creates Sanity's client, without its CDN, which may lag behind a publish. */
export function createSanityClient(settings: ContentSettings): SanityClient {
  return createClient({
    projectId: settings.projectId,
    dataset: settings.dataset,
    apiVersion: settings.apiVersion,
    perspective: "published",
    useCdn: false,
    timeout: TIMEOUT_MS,
    // A visitor is waiting: one retry, not the default of five.
    maxRetries: 1,
    token: settings.token,
    resolveFetch: () => lakeFetch,
    ...(settings.apiHost && { apiHost: settings.apiHost, useProjectHostname: false }),
  });
}

/** Gives a fetch of unknown results the types of TypeGen. */
export function typedFetch(fetch: (query: string, params: QueryParams) => Promise<unknown>): ContentClient["fetch"];
export function typedFetch(fetch: (query: string, params: QueryParams) => Promise<unknown>) {
  return (query: string, params: QueryParams = {}) => fetch(query, params);
}

const NAME = "ContentDownError";

/** Sanity is down and there is no copy of the content. The outage was logged before. */
export class ContentDownError extends Error {
  constructor(cause: unknown) {
    super("Sanity is down, and there is no copy of this content", { cause });
    this.name = NAME;
  }
}

/** Compares names, because the server and the build of the pages each have their own class. */
export function isContentDown(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/**
 * A document that the page cannot be rendered without.
 *
 * @throws Error that names the document when the content does not have it.
 */
export function requireDocument<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`The content has no document '${name}'.`);
  return value;
}
