import { setTimeout as pause } from "node:timers/promises";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { LEAD_RECOVERY } from "#app/checkout/jobs/queries.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import { FEEDBACK, FEEDBACK_QUESTIONS } from "#app/feedback/queries.ts";
import { HELP_QUESTIONS } from "#app/help/queries.ts";
import { KITS_FOR_CHECKOUT } from "#app/kits/queries.ts";
import { MISSING_PATHS, publishedPaths } from "#app/pages/published-paths.ts";
import { ADDRESSES } from "#app/pages/queries.ts";
import { PATHS } from "#app/paths.ts";
import type { ContentClient } from "#app/sanity/client.server.ts";
import { newContentUse } from "#app/sanity/content.server.ts";
import { pageContext, type SiteServices } from "./services.ts";

/** Pause after a start and after a publish, in milliseconds, so that the pages of visitors come first. */
const DELAY_MS = 3_000;

/** Longest random addition to a delay, in milliseconds, so that instances do not read all at once. */
const JITTER_MS = 2_000;

/** Pause between two pages, in milliseconds, so that visitors are not slowed down. */
const PAUSE_MS = 50;

/** When to begin again after a failure, in milliseconds. */
const RETRY_MS = 10_000;

/** Limits disk and queries. On a larger site, a page beyond it has a copy only if somebody visited it before the outage. */
const MAX_PAGES = 5_000;

/**
 * Stores copies of the content of every published page in the background, so that also pages that nobody has visited can be shown while
 * Sanity is down (docs/decisions/0062). Reads all pages after a start and after the live connection was down, and after a publish the
 * pages that it changed. Only the loaders run; nothing is rendered. The copies serve all languages.
 */
export function startWarmingCopies(
  build: ServerBuild,
  services: SiteServices,
  { delayMs = DELAY_MS, jitterMs = JITTER_MS, pauseMs = PAUSE_MS, retryMs = RETRY_MS } = {},
): { close(): void } {
  const { content, siteUrl, log } = services;
  const handle = createRequestHandler(build, "production");
  const stop = new AbortController();
  /** The sync tags of each page's content, by path. */
  const tagsOf = new Map<string, ReadonlySet<string>>();
  /** The paths to read next. */
  let outdated: Set<string> | "all" = "all";
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const readPage = async (path: string, copyKeys: Set<string>) => {
    const use = newContentUse();
    // The address from which Remix loads a page's data.
    const request = new Request(`${siteUrl}${path === PATHS.home ? "/_root" : path}.data`);
    const { status } = await handle(
      request,
      await pageContext(services, { content: content.storingCopies(copyKeys, use) }),
    );
    if (status >= 500 || use.isStale) throw new Error(`The content of ${path} could not be read`);
    tagsOf.set(path, use.tags);
  };
  const readAll = async () => {
    const copyKeys = new Set<string>();
    const use = newContentUse();
    const client: ContentClient = content.storingCopies(copyKeys, use);
    const found = await client.fetch(ADDRESSES);
    const paths = [...MISSING_PATHS, ...publishedPaths(found).slice(0, MAX_PAGES)];
    tagsOf.clear();
    for (const path of paths) {
      await pause(pauseMs, undefined, { signal: stop.signal });
      await readPage(path, copyKeys);
    }
    await fetchJourneyContent(client);
    tagsOf.set(EVERYTHING_ELSE, use.tags);
    // Pages that were deleted or moved.
    content.unpublishOtherCopies(copyKeys);
    log.info({ pages: paths.length, copies: copyKeys.size }, "Copies of all published pages are up to date");
  };
  const readSome = async (paths: Iterable<string>) => {
    for (const path of paths) {
      await pause(pauseMs, undefined, { signal: stop.signal });
      await readPage(path, new Set());
    }
  };
  const run = async () => {
    if (isRunning) return schedule();
    isRunning = true;
    const wanted = outdated;
    outdated = new Set();
    try {
      if (wanted === "all" || wanted.has(EVERYTHING_ELSE)) await readAll();
      else await readSome(wanted);
    } catch (error) {
      if (stop.signal.aborted) return;
      // An outage is in the log already.
      if (content.isHealthy) log.warn({ err: error }, "Copies of the published pages are not up to date");
      outdated = "all";
      schedule(retryMs);
    } finally {
      isRunning = false;
    }
  };
  const schedule = (afterMs = delayMs) => {
    if (stop.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(run, afterMs + jitterMs * Math.random()).unref();
  };

  content.addDependent({
    invalidate: (tags) => {
      if (outdated === "all") return;
      for (const [path, own] of tagsOf) if (tags.some((tag) => own.has(tag))) outdated.add(path);
      if (outdated.size > 0) schedule();
    },
    // Called after a publish that names no tags. The live connection reports the same publish with its tags.
    clear: () => {},
    setEnabled: (isEnabled) => {
      if (!isEnabled) return;
      outdated = "all";
      schedule();
    },
  });
  schedule();
  return {
    close: () => {
      stop.abort();
      clearTimeout(timer);
    },
  };
}

/** The key in `tagsOf` of content that belongs to no single page: the list of addresses, and what forms and jobs read. */
const EVERYTHING_ELSE = "";

/** Fetches the content of what is not stored as a page: checkout, thank-you page, withdrawal, votes, the help search, and jobs. */
async function fetchJourneyContent(content: ContentClient): Promise<void> {
  await content.fetch(KITS_FOR_CHECKOUT);
  await content.fetch(FEEDBACK, { pageKind: "thanks" });
  await content.fetch(FEEDBACK_QUESTIONS);
  await content.fetch(PHONE_HOURS);
  await content.fetch(HELP_QUESTIONS);
  await content.fetch(LEAD_RECOVERY);
}
