import {
  type ClientConfig,
  type ClientReturn,
  createClient,
  type QueryParams,
  type SanityClient,
} from "@sanity/client";
import { describeInvalidValue, type InvalidValue } from "./validate-result.ts";
import { fitAnswer } from "./fitted.server.ts";
import { openStaleCopies } from "./stale-copies.server.ts";
import { listenToChanges } from "./live-updates.server.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { SyncTagCache } from "./sync-tag-cache.ts";

/** Where the content lives: a hosted Sanity project, or a lake at `apiHost`. */
export interface ContentSettings {
  projectId: string;
  dataset: string;
  apiVersion: string;
  apiHost?: string;
  token?: string;
}

/** What a page asks its content from. */
export interface ContentClient {
  /**
   * Runs a query of `defineQuery`; its result type is generated, and the answer held to it.
   *
   * @throws when the content cannot be reached, does not answer in time, or refuses the query, and no last good copy is there.
   */
  fetch<const Query extends string>(query: Query, params?: QueryParams): Promise<ClientReturn<Query>>;
}

/** The door to Sanity. */
export interface Content extends ContentClient {
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
  onInvalidValue(misfit: InvalidValue): void;
  /** The last good copies cannot be read or written; the site goes on without. */
  onCopiesFailed(error: unknown): void;
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
  const kept = new SyncTagCache(MAX_AGE_MS);
  const copies = openStaleCopies(folder, events.onCopiesFailed);
  const outage = new CircuitBreaker();
  const tellMisfits = onceEach(events.onInvalidValue);
  let isLive: boolean | undefined;
  const stopListening = listenToChanges(client, {
    onChange: (tags) => kept.forget(tags),
    onState: (state, error) => {
      kept.keep(state);
      if (state) outage.end();
      if (state !== isLive) events.onLive(state, error);
      isLive = state;
    },
  });

  const ask = async (query: string, params: QueryParams): Promise<unknown> => {
    const { changes } = kept;
    const { result, syncTags = [] } = await client.fetch<unknown>(query, params, { filterResponse: false });
    outage.end();
    const { answer, misfits, isBroken } = fitAnswer(query, result);
    misfits.forEach(tellMisfits);
    // What was broken in the Studio does not take a page down that was good before.
    const best = isBroken ? (copies.get(copyOf(query, params))?.answer ?? answer) : answer;
    kept.set(questionOf(query, params), best, syncTags, changes);
    if (!isBroken) copies.set(copyOf(query, params), answer);
    return best;
  };
  const lastGood = (query: string, params: QueryParams, error: unknown): unknown => {
    const copy = copies.get(copyOf(query, params));
    if (!copy) throw error;
    events.onStale(error);
    return copy.answer;
  };

  return {
    ping: async () => {
      const isThere = await client.fetch<boolean>('defined(*[_id == "settings"][0])');
      if (!isThere) throw new Error("The content holds no document 'settings'.");
    },
    fetch: typedFetch(async (query, params) => {
      const known = kept.get(questionOf(query, params));
      if (known) return known.answer;
      const reason = outage.reason();
      if (reason !== undefined && copies.get(copyOf(query, params))) return lastGood(query, params, reason);
      try {
        return await ask(query, params);
      } catch (error) {
        if (!isRefusal(error)) outage.begin(error);
        return lastGood(query, params, error);
      }
    }),
    forgetAll: () => kept.forgetAll(),
    close: () => {
      stopListening();
      copies.close();
    },
  };
}

function questionOf(query: string, params: QueryParams): string {
  return JSON.stringify([query, params]);
}

/** A copy is no less good the day after: `today` is part of a question, and not of what its copy is found by. */
function copyOf(query: string, { today: _today, ...params }: QueryParams): string {
  return questionOf(query, params);
}

/** The content answered, and does not take the question: asking something else makes sense. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : Number.NaN;
  return status >= 400 && status < 500;
}

/** Tells of each misfit once: a page that is asked for a thousand times would say it a thousand times. */
function onceEach(tell: (misfit: InvalidValue) => void): (misfit: InvalidValue) => void {
  const told = new Set<string>();
  return (misfit) => {
    // One document may be in several sections of a page.
    const { document, path } = misfit;
    const fault = document ? `${document} ${path.match(/\w+$/)?.[0] ?? path}` : describeInvalidValue(misfit);
    if (told.has(fault)) return;
    told.add(fault);
    tell(misfit);
  };
}

/** A fetch by text with the types of TypeGen: what a query's answer is held to is its generated type. */
export function typedFetch(fetch: (query: string, params: QueryParams) => Promise<unknown>): ContentClient["fetch"];
export function typedFetch(fetch: (query: string, params: QueryParams) => Promise<unknown>) {
  return (query: string, params: QueryParams = {}) => fetch(query, params);
}
