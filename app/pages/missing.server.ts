import { redirect } from "@remix-run/node";
import type { PageContext } from "#app/context.ts";
import { DEFAULT_LOCALE } from "#app/i18n/languages.ts";
import { localeOf, localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { REDIRECT } from "./queries.ts";

type Sources = Pick<PageContext, "content" | "preview">;

/** How long a browser may go by a redirect before it asks again, in seconds: 'for good' is what an editor says, and may mend. */
const REMEMBERED_S = 60 * 60;

/**
 * The answer for an address that no page has: on to where marketing sends its visitors (301 for good, else 302), in the same language
 * and with what the address asked for, or 404. For a loader to throw.
 *
 * @throws when the content cannot be reached.
 */
export async function missing({ content, preview }: Sources, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = decoded(pathWithoutLocale(pathname));
  const found = await content.fetch(REDIRECT, { addresses: [path, `${path}/`] });
  if (!found) return new Response(null, { status: 404 });
  return redirect(withQuery(inLanguageOf(pathname, found.to), searchParams), {
    status: found.permanent === false ? 302 : 301,
    headers: { "Cache-Control": preview ? "no-store" : `max-age=${REMEMBERED_S}` },
  });
}

/** A path as an editor writes it. One that is not well encoded is the address of nothing. */
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

/** An address with a query added to its own, which wins where both say something. */
function withQuery(to: string, query: URLSearchParams): string {
  const [, address = "", own = "", hash = ""] = /^([^?#]*)\??([^#]*)(#?.*)$/.exec(to) ?? [];
  const all = new URLSearchParams(own);
  for (const [name, value] of query) if (!new URLSearchParams(own).has(name)) all.append(name, value);
  return `${encodeURI(decoded(address))}${all.size > 0 ? `?${all}` : ""}${hash}`;
}
