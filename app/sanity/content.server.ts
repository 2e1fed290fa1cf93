import { createHash } from "node:crypto";
import type { QueryParams } from "@sanity/client";
import {
  type ContentClient,
  ContentDownError,
  type ContentSettings,
  createSanityClient,
  typedFetch,
} from "./client.server.ts";
import { LakeCircuitBreaker, type OutageEvents, TIME_LIMIT_MS } from "./lake-circuit-breaker.server.ts";
import { createLakeQuery } from "./lake-query.server.ts";
import { subscribeToChanges } from "./live-updates.server.ts";
import { OutdatedCopies } from "./outdated-copies.server.ts";
import { isEmptyResult, mayReplaceCopy } from "./result-check.server.ts";
import { openStaleCopies } from "./stale-copies.server.ts";
import { type DependentCache, SyncTagCache } from "./sync-tag-cache.server.ts";
import { firstWithin } from "./time-limit.ts";
import { type InvalidValue, oncePerField, validateQueryResult } from "./validate-result.server.ts";

/** The content that a page was made from. Filled in during its rendering. */
export interface ContentUse {
  tags: Set<string>;
  /** Whether every result was current and has sync tags, so that a publish that changes it is noticed. */
  isTagged: boolean;
  isStale: boolean;
}

export const newContentUse = (): ContentUse => ({ tags: new Set(), isTagged: true, isStale: false });

/** Callbacks for events that do not make a page fail. */
interface ContentEvents extends OutageEvents {
  /** An invalid value was removed from a result; called once for each. */
  onInvalidValue(value: InvalidValue): void;
  onCopiesFailed(error: unknown): void;
  onLive(isLive: boolean, error?: unknown): void;
}

/** How long a result is cached even when no change is received, in milliseconds. */
export const MAX_AGE_MS = 60_000;

/** Limits the memory. Enough for every page in every language, several times over. */
const MAX_RESULTS = 2_000;

/** Empty results have their own cache: requests for unknown addresses must not displace the results of pages. */
const MAX_EMPTY_RESULTS = 200;

/** How long Sanity's queries may be behind its live events, in milliseconds: up to two seconds, with a margin. */
const INDEX_MS = 3_000;

/** A sync tag of our own, of results that depend on the day. `invalidate` it at midnight in Spain. */
export const DAY_TAG = "day";

interface TaggedResult {
  result: unknown;
  /** Empty when a change of the result would not be noticed. */
  tags: readonly string[];
  isStale: boolean;
}

/**
 * Creates the client of the published content (docs/decisions/0011). Results are cached until a live event names one of their sync
 * tags; while the live connection is down nothing is cached. While Sanity is down or slow, queries are answered with stale copies from
 * `folder` (docs/decisions/0050).
 */
export function createContent(settings: ContentSettings, folder: string, events: ContentEvents) {
  const client = createSanityClient(settings);
  const closing = new AbortController();
  const ask = createLakeQuery(client, closing.signal);
  const limits = { maxAgeMs: MAX_AGE_MS };
  const results = new SyncTagCache<TaggedResult>({ ...limits, maxEntries: MAX_RESULTS });
  const emptyResults = new SyncTagCache<TaggedResult>({ ...limits, maxEntries: MAX_EMPTY_RESULTS });
  const outdated = new OutdatedCopies();
  const dependents: DependentCache[] = [results, emptyResults, outdated];
  const tellDependents = (tell: (dependent: DependentCache) => void) => {
    for (const dependent of dependents) tell(dependent);
  };
  const running = new Map<string, { changes: number; result: Promise<TaggedResult> }>();
  const copies = openStaleCopies(folder, events.onCopiesFailed);
  const breaker = new LakeCircuitBreaker(events);
  const reportInvalidValue = oncePerField(events.onInvalidValue);
  let isLive: boolean | undefined;
  /** The last live event seen, and when. Sanity's queries may follow its events late; one that names an event waits for it. */
  let lastEvent: { id: string; at: number } | undefined;
  const seeEvent = (id: string) => {
    lastEvent = { id, at: performance.now() };
  };
  const isWaitExpected = () => lastEvent !== undefined && performance.now() - lastEvent.at < INDEX_MS;
  const unsubscribe = subscribeToChanges(client, {
    onChange: (tags, event) => {
      seeEvent(event);
      tellDependents((dependent) => dependent.invalidate(tags));
    },
    onPosition: seeEvent,
    onState: (state, error) => {
      tellDependents((dependent) => dependent.setEnabled(state));
      if (state) breaker.recordConnected();
      if (state !== isLive) events.onLive(state, error);
      isLive = state;
    },
  });

  const query = async (text: string, params: QueryParams): Promise<TaggedResult> => {
    const { changes } = results;
    const start = performance.now();
    const waits = isWaitExpected();
    const answer = await ask(text, params, lastEvent?.id);
    closing.signal.throwIfAborted();
    const { result, invalid, isBroken } = validateQueryResult(text, answer.result);
    const key = copyKey(text, params);
    const isUnsure = isBroken || isEmptyResult(result);
    const copy = isUnsure ? copies.get(key) : undefined;
    const served = (await mayReplaceCopy(ask, { result, isBroken }, copy)) ? result : copy?.result;
    invalid.forEach(reportInvalidValue);
    breaker.recordAnswer(waits ? 0 : performance.now() - start);
    const tags = answer.syncTags.length > 0 && "today" in params ? [...answer.syncTags, DAY_TAG] : answer.syncTags;
    const tagged = { result: served, tags, isStale: false };
    const cache = isEmptyResult(served) ? emptyResults : results;
    cache.set(cacheKey(text, params), tagged, tags, changes);
    if (!isBroken) copies.set(key, result);
    outdated.record(key, tags, results.hasChangedSince(changes, tags));
    return tagged;
  };
  /** Pages that ask for the same result at once share one query, unless content changed since the query was sent. */
  const queryOnce = (text: string, params: QueryParams): Promise<TaggedResult> => {
    const key = cacheKey(text, params);
    const other = running.get(key);
    if (other?.changes === results.changes) return other.result;
    const result = query(text, params).finally(() => {
      if (running.get(key)?.result === result) running.delete(key);
    });
    // Also when the visitors got a copy and no request waits for the answer.
    result.catch((error: unknown) => {
      if (!closing.signal.aborted) breaker.recordFailure(error);
    });
    running.set(key, { changes: results.changes, result });
    return result;
  };
  const staleCopy = (text: string, params: QueryParams): TaggedResult | undefined => {
    const copy = closing.signal.aborted ? undefined : copies.get(copyKey(text, params));
    return copy && { result: copy.result, tags: [], isStale: true };
  };
  const load = async (text: string, params: QueryParams): Promise<TaggedResult> => {
    const failure = breaker.failure();
    if (failure !== undefined) return staleCopy(text, params) ?? Promise.reject(new ContentDownError(failure));
    // The query is sent also when its visitor gets a copy: it tells whether Sanity is back.
    const answer = queryOnce(text, params);
    const isCopyServed = breaker.isDown || !outdated.has(copyKey(text, params));
    if (isCopyServed && breaker.isUnhealthy) return staleCopy(text, params) ?? (await answer);
    try {
      const first = await (isCopyServed ? firstWithin(TIME_LIMIT_MS, answer) : answer);
      if (first) return first;
      if (!isWaitExpected()) breaker.recordSlow();
      return staleCopy(text, params) ?? (await answer);
    } catch (error) {
      // `queryOnce` has told the breaker of the failure, which logs an outage once.
      const copy = staleCopy(text, params);
      if (copy) return copy;
      throw error;
    }
  };
  const fetchTagged = async (text: string, params: QueryParams): Promise<TaggedResult> => {
    const key = cacheKey(text, params);
    return results.get(key) ?? emptyResults.get(key) ?? (await load(text, params));
  };
  const fetchInto = async (use: ContentUse, text: string, params: QueryParams): Promise<TaggedResult> => {
    const tagged = await fetchTagged(text, params);
    for (const tag of tagged.tags) use.tags.add(tag);
    if (tagged.tags.length === 0) use.isTagged = false;
    if (tagged.isStale) use.isStale = true;
    return tagged;
  };

  return {
    fetch: typedFetch(async (text, params) => (await fetchTagged(text, params)).result),
    /** A client that records the content that it returns. */
    recordedIn: (use: ContentUse): ContentClient => ({
      fetch: typedFetch(async (text, params) => (await fetchInto(use, text, params)).result),
    }),
    /**
     * A client that stores its results as copies, also empty ones, and adds the keys of the copies to `keys`. Only for published
     * addresses, because there is no limit.
     */
    storingCopies: (keys: Set<string>, use: ContentUse): ContentClient => ({
      fetch: typedFetch(async (text, params) => {
        const { result, isStale } = await fetchInto(use, text, params);
        const key = copyKey(text, params);
        keys.add(key);
        if (!isStale) copies.setPublished(key, result);
        return result;
      }),
    }),
    /** Copies with other keys no longer count as those of published pages. Call it after all of those were read. */
    unpublishOtherCopies: (keys: ReadonlySet<string>) => copies.unpublishOthers(keys),
    get isHealthy() {
      return !breaker.isUnhealthy;
    },
    /** Invalidates a cache on every change from now on. */
    addDependent: (dependent: DependentCache) => {
      dependents.push(dependent);
      dependent.setEnabled(isLive === true);
    },
    /** After a publish whose sync tags are unknown. */
    clearCache: () => tellDependents((dependent) => dependent.clear()),
    close: () => {
      unsubscribe();
      closing.abort();
      copies.close();
    },
  };
}

export type Content = ReturnType<typeof createContent>;

/** A query's text may be longer than its result: keys name it by a hash. */
const queryHashes = new Map<string, string>();

function cacheKey(query: string, params: QueryParams): string {
  const hash = queryHashes.get(query) ?? createHash("sha1").update(query).digest("base64");
  queryHashes.set(query, hash);
  return `${hash} ${JSON.stringify(params)}`;
}

/** The key of a stale copy, which outlives the process. A copy is valid for any day, so that the parameter `today` is left out. */
function copyKey(query: string, { today: _today, ...params }: QueryParams): string {
  return cacheKey(query, params);
}
