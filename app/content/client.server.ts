import {
  type ClientConfig,
  type ClientReturn,
  createClient,
  type QueryParams,
  type SanityClient,
} from "@sanity/client";
import type { Misfit } from "./fit.ts";
import { fitted } from "./fitted.server.ts";
import { type LastGood, openLastGood } from "./last-good.server.ts";
import { listenToChanges } from "./live.server.ts";
import { TaggedAnswers } from "./tagged-answers.ts";

/** Where the content lives: a hosted Sanity project, or a lake at `apiHost`. */
export interface ContentSettings {
  projectId: string;
  dataset: string;
  apiVersion: string;
  apiHost?: string;
  token?: string;
}

/** What a page asks its content from. */
export interface ContentReader {
  /**
   * Runs a query of `defineQuery`; its result type is generated, and the answer held to it.
   *
   * @throws when the content cannot be reached, does not answer in time, or refuses the query, and no last good copy is there.
   */
  fetch<const Query extends string>(query: Query, params?: QueryParams): Promise<ClientReturn<Query>>;
}

/** The door to Sanity. */
export interface Content extends ContentReader {
  /**
   * Asks for the document that no page can do without, and for no copy of it.
   *
   * @throws when the lake does not answer, or does not hold it.
   */
  ping(): Promise<void>;
  /** Drops every kept answer: something was published, and nobody says what. */
  forgetAll(): void;
  /** Stops listening to changes. */
  close(): void;
}

/** Who is told of what goes wrong without failing a page. */
export interface ContentEvents {
  /** A last good copy was used in place of a failed query. */
  onStale(error: unknown): void;
  /** Something that does not fit the content model was left out; told once each. */
  onMisfit(misfit: Misfit): void;
  /** Changes are heard of as they are published, or no longer. */
  onLive(isLive: boolean, error?: unknown): void;
}

const TIMEOUT_MS = 8_000;

/** An answer is asked for again after this time even if no change was heard of, in milliseconds. */
const MAX_AGE_MS = 60_000;

/** Sanity's client, past the CDN: what marketing publishes is what is read. */
export function createSanityClient(settings: ContentSettings, config: ClientConfig = {}): SanityClient {
  return createClient({
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
    ...config,
  });
}

/**
 * Opens the door to Sanity's published content. An answer is kept while no live event names one of its sync tags; while the live
 * connection is away, every query asks. While the content is away, every query goes on from its last good copy in `folder`.
 */
export function createContent(settings: ContentSettings, folder: string, events: ContentEvents): Content {
  const client = createSanityClient(settings);
  const kept = new TaggedAnswers(MAX_AGE_MS);
  const copies = openLastGood(folder);
  let isLive: boolean | undefined;
  const stopListening = listenToChanges(client, {
    onChange: (tags) => kept.forget(tags),
    onState: (state, error) => {
      kept.keep(state);
      if (state !== isLive) events.onLive(state, error);
      isLive = state;
    },
  });
  const ask = async (question: string, query: string, params: QueryParams): Promise<unknown> => {
    const { changes } = kept;
    const { result, syncTags = [] } = await client.fetch<unknown>(query, params, { filterResponse: false });
    const answer = fitted(query, result, events.onMisfit);
    kept.set(question, answer, syncTags, changes);
    copies.set(question, answer);
    return answer;
  };
  return {
    ping: async () => {
      const isThere = await client.fetch<boolean>('defined(*[_id == "settings"][0])');
      if (!isThere) throw new Error("The content holds no document 'settings'.");
    },
    fetch: typedFetch(async (query, params) => {
      const question = JSON.stringify([query, params]);
      const known = kept.get(question);
      if (known) return known.answer;
      return await ask(question, query, params).catch((error) => lastGood(copies, question, error, events));
    }),
    forgetAll: () => kept.forgetAll(),
    close: () => {
      stopListening();
      copies.close();
    },
  };
}

/** The last good copy in the place of a failed query. Throws the failure when there is none. */
function lastGood(copies: LastGood, question: string, error: unknown, { onStale }: ContentEvents): unknown {
  const copy = copies.get(question);
  if (!copy) throw error;
  onStale(error);
  return copy.answer;
}

/** A fetch by text with the types of TypeGen: what a query's answer is held to is its generated type. */
export function typedFetch(fetch: (query: string, params: QueryParams) => Promise<unknown>): ContentReader["fetch"];
export function typedFetch(fetch: (query: string, params: QueryParams) => Promise<unknown>) {
  return (query: string, params: QueryParams = {}) => fetch(query, params);
}
