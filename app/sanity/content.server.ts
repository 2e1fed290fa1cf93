import type { QueryParams } from "@sanity/client";
import { CircuitBreaker } from "./circuit-breaker.server.ts";
import { type ContentClient, type ContentSettings, createSanityClient, typedFetch } from "./client.server.ts";
import { subscribeToChanges } from "./live-updates.server.ts";
import { openStaleCopies } from "./stale-copies.server.ts";
import { SyncTagCache } from "./sync-tag-cache.server.ts";
import { describeInvalidValue, type InvalidValue, validateQueryResult } from "./validate-result.server.ts";

/** The client of the published content, with its caches. */
export interface Content extends ContentClient {
  /**
   * Queries Sanity, past the caches, for the document that every page needs.
   *
   * @throws when Sanity does not answer or does not have the document.
   */
  ping(): Promise<void>;
  /** Clears the cache, after a publish whose sync tags are unknown. */
  clearCache(): void;
  /** Closes the live connection and the stale copies. */
  close(): void;
}

/** Callbacks for events that do not make a page fail. */
interface ContentEvents {
  /** A query failed and a stale copy was served. */
  onStale(error: unknown): void;
  /** An invalid value was removed from a result; called once for each. */
  onInvalidValue(value: InvalidValue): void;
  /** The stale copies cannot be read or written. */
  onCopiesFailed(error: unknown): void;
  /** The live connection was opened or lost. */
  onLive(isLive: boolean, error?: unknown): void;
}

/** How long a result is cached even when no change is received, in milliseconds. */
const MAX_AGE_MS = 60_000;

/**
 * Creates the client of the published content (docs/decisions/0011). Results are cached until a live event names one of their sync
 * tags; while the live connection is down nothing is cached. While Sanity is down, queries are served from stale copies in `folder`.
 */
export function createContent(settings: ContentSettings, folder: string, events: ContentEvents): Content {
  const client = createSanityClient(settings);
  const cache = new SyncTagCache(MAX_AGE_MS);
  const copies = openStaleCopies(folder, events.onCopiesFailed);
  const breaker = new CircuitBreaker();
  const reportInvalidValue = oncePerField(events.onInvalidValue);
  let isLive: boolean | undefined;
  const unsubscribe = subscribeToChanges(client, {
    onChange: (tags) => cache.invalidate(tags),
    onState: (state, error) => {
      cache.setEnabled(state);
      if (state) breaker.recordSuccess();
      if (state !== isLive) events.onLive(state, error);
      isLive = state;
    },
  });

  const query = async (text: string, params: QueryParams): Promise<unknown> => {
    const { changes } = cache;
    const response = await client.fetch<unknown>(text, params, { filterResponse: false });
    breaker.recordSuccess();
    const { result, invalid, isBroken } = validateQueryResult(text, response.result);
    invalid.forEach(reportInvalidValue);
    // A document broken in the Studio does not take down a page that was valid before.
    const served = isBroken ? (copies.get(copyKey(text, params))?.result ?? result) : result;
    cache.set(cacheKey(text, params), served, response.syncTags ?? [], changes);
    if (!isBroken) copies.set(copyKey(text, params), result);
    return served;
  };
  const staleCopy = (text: string, params: QueryParams, error: unknown): unknown => {
    const copy = copies.get(copyKey(text, params));
    if (!copy) throw error;
    events.onStale(error);
    return copy.result;
  };

  return {
    ping: async () => {
      const exists = await client.fetch<boolean>('defined(*[_id == "settings"][0])');
      if (!exists) throw new Error("The content has no document 'settings'.");
    },
    fetch: typedFetch(async (text, params) => {
      const cached = cache.get(cacheKey(text, params));
      if (cached) return cached.result;
      const failure = breaker.failure();
      if (failure !== undefined && copies.get(copyKey(text, params))) return staleCopy(text, params, failure);
      try {
        return await query(text, params);
      } catch (error) {
        if (!isClientError(error)) breaker.recordFailure(error);
        return staleCopy(text, params, error);
      }
    }),
    clearCache: () => cache.clear(),
    close: () => {
      unsubscribe();
      copies.close();
    },
  };
}

function cacheKey(query: string, params: QueryParams): string {
  return JSON.stringify([query, params]);
}

/** A stale copy serves any day, so the parameter `today` is not part of its key. */
function copyKey(query: string, { today: _today, ...params }: QueryParams): string {
  return cacheKey(query, params);
}

/** Whether Sanity is up and refused this query. Other queries may succeed. */
function isClientError(error: unknown): boolean {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : Number.NaN;
  return status >= 400 && status < 500;
}

/** Reports each invalid field once, however often its page is requested. */
function oncePerField(report: (value: InvalidValue) => void): (value: InvalidValue) => void {
  const reported = new Set<string>();
  return (value) => {
    // One document may be in several sections of a page.
    const { document, path } = value;
    const field = document ? `${document} ${path.match(/\w+$/)?.[0] ?? path}` : describeInvalidValue(value);
    if (reported.has(field)) return;
    reported.add(field);
    report(value);
  };
}
