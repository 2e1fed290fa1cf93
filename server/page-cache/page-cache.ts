import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { SERVER_PATHS } from "#app/paths.ts";
import { isContentDown } from "#app/sanity/client.server.ts";
import { DAY_TAG, MAX_AGE_MS } from "#app/sanity/content.server.ts";
import { SyncTagCache } from "#app/sanity/sync-tag-cache.server.ts";
import { rememberClientStatus } from "#app/site/client-status.server.ts";
import type { SiteServices } from "../services.ts";
import type { Settings } from "../settings.ts";
import { createCdn } from "./cdn.ts";
import { KnownPaths } from "./known-paths.ts";
import { onMidnightInSpain } from "./midnight.ts";
import { OpenTabs } from "./open-tabs.ts";
import { type ContentRequest, createOtherRequests, createPageRequests, type PageRequest } from "./page-key.ts";
import { createPageRenderer } from "./render-page.ts";
import { storedRoutes } from "./route-handles.ts";
import type { StoredPage } from "./stored-page.ts";

/** Where an open tab asks whether its page changed. */
const LIVE = `${SERVER_PATHS.live}?`;

/** How long a page of stale copies is stored, in milliseconds. It is as long as Sanity is not asked again. */
const STALE_PAGE_MS = 5_000;

/** How often a page is rendered because content changed while it was rendered. */
const MAX_RENDERS = 5;

/**
 * Answers requests for pages from memory, before Express and Remix (docs/decisions/0042). A page is stored until a publish changes one
 * of its sync tags, or, while Sanity is down, for some seconds.
 */
export function createPageCache(build: ServerBuild, services: SiteServices, settings: Settings) {
  const { content, experiments, metrics, isSecure, siteUrl, log } = services;
  const cdn = createCdn(settings.cdn, log);
  const routeOf = storedRoutes(build);
  const readRequest = createPageRequests(routeOf, experiments);
  const readOther = createOtherRequests(routeOf);
  const renderPage = createPageRenderer(build, services, { cdn, noIndex: settings.appEnv === "dev" });
  const pages = new SyncTagCache<StoredPage>({ maxBytes: settings.pageCacheBytes, sizeOf: ({ size }) => size });
  const stalePages = new LRUCache<string, StoredPage>({
    maxSize: settings.pageCacheBytes,
    sizeCalculation: ({ size }) => size,
    ttl: STALE_PAGE_MS,
  });
  const rendering = new Map<string, { changes: number; page: Promise<StoredPage | undefined> }>();
  const compressNext = createQueue((error) => log.error({ err: error }, "A page could not be compressed"));
  const tabs = new OpenTabs();
  const invalidate = (tags: readonly string[]) => {
    pages.invalidate(tags);
    stalePages.clear();
    tabs.changed(tags);
    cdn.purge(tags);
  };
  const clear = () => {
    pages.clear();
    stalePages.clear();
    tabs.changed();
    cdn.purge();
  };
  const addresses = new KnownPaths(content, clear);
  content.addDependent(addresses);
  content.addDependent({
    invalidate,
    clear,
    setEnabled: (isEnabled) => {
      pages.setEnabled(isEnabled);
      stalePages.clear();
      tabs.changed();
      // Changes may have been missed.
      cdn.setEnabled(isEnabled);
    },
  });
  onMidnightInSpain(() => invalidate([DAY_TAG]));
  metrics.observePages(() => ({ ...pages.usage, tabs: tabs.count }));

  const store = (key: string, page: StoredPage, tags: readonly string[], changes: number): StoredPage => {
    const before = pages.get(key);
    const stored = before?.etag === page.etag ? before : page;
    stored.tags = tags;
    pages.set(key, stored, tags, changes);
    if (stored === page) {
      compressNext(async () => {
        // The page may have changed while it was waiting.
        if (pages.get(key) !== page) return;
        await page.compress();
        pages.measure(key, page);
      });
    }
    return stored;
  };

  /** Renders until no content changes meanwhile, so that a page does not show two publishes. */
  const render = async (request: PageRequest): Promise<StoredPage | undefined> => {
    for (let count = 1; ; count += 1) {
      const { changes } = pages;
      metrics.pageRendered();
      const { page, tags, isStorable, isStale } = await renderPage(request);
      if (count < MAX_RENDERS && pages.hasChangedSince(changes, tags)) continue;
      if (page && isStale) stalePages.set(request.key, page);
      return page && isStorable ? store(request.key, page, tags, changes) : page;
    }
  };

  /** Requests for one page share a render, unless content changed since it began. */
  const renderOnce = (request: PageRequest): Promise<StoredPage | undefined> => {
    const other = rendering.get(request.key);
    if (other?.changes === pages.changes) return other.page;
    const page = render(request).finally(() => {
      if (rendering.get(request.key)?.page === page) rendering.delete(request.key);
    });
    rendering.set(request.key, { changes: pages.changes, page });
    return page;
  };

  /** Renders a page again whose changes may have been missed. Until then the stored one is served: no change of it was announced. */
  const refresh = (request: PageRequest, page: StoredPage) => {
    page.renderedAt = performance.now();
    renderOnce(request).catch((error: unknown) => log.error({ err: error }, "A page could not be refreshed"));
  };

  /**
   * A tab asks whether its page changes. Its page is rendered if it is not stored, so that its sync tags are known; a made-up one is not.
   * While nothing can be stored, the tab has to ask again.
   */
  const watch: RequestListener = (request, response) => {
    const { searchParams } = new URL(request.url ?? "", siteUrl);
    const { headers } = request;
    const wanted = readRequest({ method: "GET", url: searchParams.get("page") ?? "", headers });
    const shownMs = Number(searchParams.get("shown")) || 0;
    const stored = wanted && pages.get(wanted.key);
    const isMadeUp = wanted?.contentPath !== undefined && addresses.isUnknown(wanted.contentPath);
    if (stored || !wanted || isMadeUp) return tabs.wait(stored, shownMs, services.networkOf(request), response);
    const cannotStore = () => !pages.isEnabled || stalePages.has(wanted.key);
    const found = cannotStore() ? Promise.resolve(undefined) : renderOnce(wanted);
    found.then(
      () => {
        const page = pages.get(wanted.key);
        if (!page && cannotStore()) response.writeHead(503, { "Cache-Control": "no-store" }).end();
        else tabs.wait(page, shownMs, services.networkOf(request), response);
      },
      (error: unknown) => fail(error, response),
    );
  };

  const fail = (error: unknown, response: ServerResponse) => {
    if (!isContentDown(error)) log.error({ err: error }, "A page failed");
    response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Error\n");
  };

  /** A stored page costs one look into the memory. */
  const answer = (
    wanted: ContentRequest,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ) => {
    const setCookies = cookiesFor(wanted, isSecure);
    const stored = pages.get(wanted.key);
    if (stored) {
      metrics.pageServed();
      stored.send(request, response, setCookies);
      if (performance.now() - stored.renderedAt > MAX_AGE_MS) refresh(wanted, stored);
      return;
    }
    const { contentPath, missing } = wanted;
    if (missing && contentPath !== undefined && addresses.isUnknown(contentPath)) {
      return answer(missing(), request, response, otherwise);
    }
    const stale = stalePages.get(wanted.key);
    if (stale) return stale.send(request, response, setCookies);
    renderOnce(wanted).then(
      (page) => {
        // An editor gave a page the address of the missing page.
        const isThere = wanted.isMissing && page?.status !== 404;
        if (page && !isThere) page.send(request, response, setCookies);
        else otherwise();
      },
      (error: unknown) => fail(error, response),
    );
  };

  return {
    /** Answers requests for pages from memory, and gives the others to `app`. */
    inFrontOf:
      (app: RequestListener): RequestListener =>
      (request, response) => {
        if (request.url?.startsWith(LIVE)) return watch(request, response);
        const wanted = readRequest(request);
        if (wanted) answer(wanted, request, response, () => app(request, response));
        else app(request, response);
      },
    /** Answers requests that Remix would render only to find that there is no such page, such as '/wp-login.php'. */
    answerUnknown: ((request, response, next) => {
      const wanted = readOther(request);
      if (wanted && addresses.isUnknown(wanted.contentPath)) answer(wanted, request, response, next);
      else next();
    }) satisfies RequestHandler,
    close: () => tabs.close(),
  };
}

const NO_COOKIES: readonly string[] = [];

/** The cookies that the answer to a request sets. Most set none. */
function cookiesFor({ newClientStatus, variants }: PageRequest, isSecure: boolean): readonly string[] {
  if (!newClientStatus && !variants?.setCookie) return NO_COOKIES;
  return [newClientStatus && rememberClientStatus(newClientStatus, isSecure), variants?.setCookie].filter(
    (cookie) => cookie !== undefined,
  );
}

/** Runs tasks one after the other. */
function createQueue(onError: (error: unknown) => void): (task: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(onError);
  };
}
