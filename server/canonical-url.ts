import type { RequestListener } from "node:http";
import { storedSecurityHeaders } from "./security-headers.ts";

/** What two layers may read as different paths: escapes, backslashes, fragments, segments of dots, double and trailing slashes. */
const OTHER_SPELLING = /[%\\#]|\/[/.]|.\/$/;

/** Options of Express: '/METRICS' and '/metrics/' are not '/metrics', as for proxies and the page cache. */
export const EXACT_PATHS = { caseSensitive: true, strict: true };

/** Characters that mean the same with and without an escape (RFC 3986, 2.3). */
const UNRESERVED = /[\w.~-]/;

/**
 * Redirects every other spelling of a path (308, docs/rules.md#page-paths), so that a page has one URL, and everything that follows compares
 * the path that it answers. A path that cannot be decoded, such as '/100%', is escaped and not redirected: the visitor gets the 404 page.
 * Express would answer with a bare error, and Remix would print the URL, which may be personal.
 */
export function withCanonicalUrl(site: RequestListener, isHttps: boolean): RequestListener {
  const headers = storedSecurityHeaders(isHttps);
  return (request, response) => {
    const { url = "/" } = request;
    const end = url.indexOf("?");
    const path = end === -1 ? url : url.slice(0, end);
    if (!OTHER_SPELLING.test(path)) return site(request, response);
    const query = url.slice(path.length);
    const isDecodable = canDecode(path);
    const canonical = canonicalPath(isDecodable ? path : path.replaceAll("%", "%25"));
    if (isDecodable && canonical !== path) {
      response
        .setHeaders(headers)
        .writeHead(308, { Location: canonical + query })
        .end();
      return;
    }
    request.url = canonical + query;
    site(request, response);
  };
}

function canonicalPath(path: string): string {
  // Resolves dots, with escapes too, and turns backslashes into slashes, as Remix and browsers do.
  const { pathname } = new URL(`http://localhost${path}`);
  return pathname
    .replace(/%[\da-f]{2}/gi, unescapeUnreserved)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

function unescapeUnreserved(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return UNRESERVED.test(character) ? character : escaped.toUpperCase();
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
