import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { runTraced } from "#app/http/trace.server.ts";
import { newContentUse } from "#app/sanity/content.server.ts";
import { CLIENT_STATUS_COOKIE } from "#app/site/client-status.ts";
import { storedSecurityHeaders } from "../security-headers.ts";
import { pageContext, type SiteServices } from "../services.ts";
import type { Cdn } from "./cdn.ts";
import type { PageRequest } from "./page-key.ts";
import { StoredPage } from "./stored-page.ts";

interface RenderedPage {
  /** Undefined for a redirect, whose target may keep search parameters that are not part of the page. */
  page: StoredPage | undefined;
  tags: readonly string[];
  isStorable: boolean;
  /** Whether it was made from stale copies and may be sent to other visitors. */
  isStale: boolean;
}

/**
 * Browsers and proxies ask each time whether the page has changed, so that prices and promos are current. The page depends on two
 * cookies: client status and preview.
 */
const CACHE_HEADERS = { "cache-control": "public, max-age=0, must-revalidate", vary: "Accept-Encoding, Cookie" };

/** Of pages that no proxy may keep. */
const OWN_HEADERS = { "cache-control": "private, no-cache", vary: CACHE_HEADERS.vary };

/**
 * Returns a function that renders pages with Remix. A page is rendered from its key alone: nothing else of the visitor, no other
 * cookie and no other search parameter, can be in it.
 */
export function createPageRenderer(
  build: ServerBuild,
  services: SiteServices,
  { cdn, noIndex }: { cdn: Cdn; noIndex: boolean },
) {
  const handle = createRequestHandler(build, "production");
  const securityHeaders = storedSecurityHeaders(services.isSecure);
  return async ({ url, clientStatus, variants, isMissing }: PageRequest): Promise<RenderedPage> => {
    const use = newContentUse();
    const status = `${CLIENT_STATUS_COOKIE}=${clientStatus}`;
    const cookie = variants ? `${status}; ${services.experiments.cookieHeader(variants.text)}` : status;
    const request = new Request(services.siteUrl + url, { headers: { cookie } });
    const context = await pageContext(services, { content: services.content.recordedIn(use) });
    const response = await runTraced(undefined, () => handle(request, context));
    const headers = new Headers([...securityHeaders, ...response.headers]);
    const isWhole = response.status === (isMissing ? 404 : 200) && isPublic(response.headers);
    const isStorable = isWhole && use.isTagged && use.tags.size > 0;
    const tags = [...use.tags];
    // A proxy would keep a page of each made-up address, and its tags do not tell when there is one. Of a page with an experiment it would
    // give everybody the variant of its first visitor.
    const cacheHeaders = isMissing || variants ? OWN_HEADERS : { ...CACHE_HEADERS, ...cdn.headers(tags) };
    if (isStorable) for (const [name, value] of Object.entries(cacheHeaders)) headers.set(name, value);
    else {
      headers.append("vary", CACHE_HEADERS.vary);
      if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
    }
    if (noIndex) headers.set("x-robots-tag", "noindex, nofollow");
    const hasPage = response.status === 200 || response.status >= 400;
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      page: hasPage ? new StoredPage(response.status, headers, bytes, tags) : undefined,
      tags,
      isStorable,
      isStale: isWhole && use.isStale,
    };
  };
}

/** Whether a response may be sent to other visitors too. */
function isPublic(headers: Headers): boolean {
  return !headers.has("set-cookie") && !/no-store|private/.test(headers.get("cache-control") ?? "");
}
