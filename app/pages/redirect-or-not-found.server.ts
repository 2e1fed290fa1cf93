import { redirect } from "@remix-run/node";
import type { PageContext } from "#app/context.ts";
import { DEFAULT_LOCALE } from "#app/i18n/languages.ts";
import { localeOf, localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { isSafeTarget } from "#app/ui/link.tsx";
import { REDIRECT } from "./queries.ts";

type Sources = Pick<PageContext, "content" | "preview">;

/** How long a browser keeps a permanent redirect, in seconds. Not for ever: an editor may correct it, or move the tabs. */
const MAX_AGE_S = 60 * 60;

/**
 * The headers of a redirect that the content decides. Browsers do not keep a temporary one: the page may be back any moment. A preview shows
 * each change at once.
 */
export const redirectHeaders = ({ preview }: Pick<PageContext, "preview">, isPermanent = true) => ({
  "Cache-Control": preview ? "no-store" : isPermanent ? `max-age=${MAX_AGE_S}` : "no-cache",
});

/**
 * The response for a path without a page, for a loader to throw: a redirect of the CMS (301 if permanent, else 302), or 404. The
 * redirect keeps the language and the query string. See docs/rules.md#redirects.
 *
 * @throws when Sanity cannot be reached.
 */
export async function redirectOrNotFound({ content, preview }: Sources, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = decoded(pathWithoutLocale(pathname));
  const found = await content.fetch(REDIRECT, { addresses: [path, `${path}/`] });
  if (!found || !isSafeTarget(found.to)) return new Response(null, { status: 404 });
  const isPermanent = found.permanent !== false;
  return redirect(withQuery(inLanguageOf(pathname, found.to), searchParams), {
    status: isPermanent ? 301 : 302,
    headers: redirectHeaders({ preview }, isPermanent),
  });
}

/** A path as an editor writes it. A malformed encoding stays as it is, and matches no redirect. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function inLanguageOf(pathname: string, to: string): string {
  return localeOf(to) === DEFAULT_LOCALE ? localePath(localeOf(pathname), to) : to;
}

/** Adds query parameters to a URL. Parameters that the URL already has take precedence. */
function withQuery(to: string, query: URLSearchParams): string {
  const [, address = "", own = "", hash = ""] = /^([^?#]*)\??([^#]*)(#?.*)$/.exec(to) ?? [];
  const all = new URLSearchParams(own);
  for (const [name, value] of query) if (!new URLSearchParams(own).has(name)) all.append(name, value);
  return `${encodeURI(decoded(address))}${all.size > 0 ? `?${all}` : ""}${hash}`;
}
