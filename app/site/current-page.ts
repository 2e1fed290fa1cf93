import { type Path, parsePath, useLocation, useMatches } from "@remix-run/react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { localeOf, localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { KIT_PARAMETER, PATHS } from "#app/paths.ts";
import type { ClientStatus } from "./client-status.ts";

/**
 * Whether a link of the content, without the language, leads to the page that shows it. A link to an anchor ('#kits') does not count:
 * it scrolls.
 */
export function isLinkToPage(href: string, pathname: string): boolean {
  const { pathname: path, hash } = parsePath(href);
  return !hash && path === pathWithoutLocale(pathname);
}

/** Returns a function that tells whether a link of the content leads to the current page, so that the caller can replace it. */
export function useIsLinkToThisPage(): (href: string) => boolean {
  const { pathname } = useLocation();
  return (href) => isLinkToPage(href, pathname);
}

/** The page's path without the language. Analytics counts all languages of a page as one. */
export function usePagePath(): string {
  return pathWithoutLocale(useLocation().pathname);
}

/** Pages whose content depends on the query string. */
const PATHS_WITH_QUERY: string[] = [
  PATHS.quiz,
  PATHS.funnel,
  PATHS.configurator,
  PATHS.help,
  PATHS.feedback,
  PATHS.callbackSent,
];

/**
 * The query string that selects the page's content. Links to the same page in another language or with other prices keep it. Any page may
 * have a product selector, whose kit is in the address. The checkout needs no query string: its cookie has the kit.
 */
export function useContentQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const path = pathWithoutLocale(pathname);
  const query = new URLSearchParams(search);
  if (PATHS_WITH_QUERY.includes(path)) return withoutCampaign(query);
  const kit = path === PATHS.checkout ? null : query.get(KIT_PARAMETER);
  return new URLSearchParams(kit === null ? "" : { [KIT_PARAMETER]: kit });
}

/**
 * The path for links to this page in another language or with other prices. Where no page could be loaded, that of the home page: the
 * HTML of a 404 page is the same for every address, because it is cached.
 */
export function useLinkedPath(): string {
  const { pathname } = useLocation();
  const isLoaded = useMatches().at(-1)?.data !== undefined;
  return isLoaded ? pathname : localePath(localeOf(pathname), PATHS.home);
}

/** Returns the address of the same page with the prices of a client status. A link works without JavaScript. See docs/rules.md#client-status. */
export function useStatusLink(): (status: ClientStatus) => Partial<Path> {
  const pathname = useLinkedPath();
  const query = useContentQuery();
  return (status) => {
    const search = new URLSearchParams(query);
    search.set("client", String(status === "CLIENT"));
    return { pathname, search: `?${search}` };
  };
}
