import { parsePath, useLocation } from "@remix-run/react";
import { withoutCampaign } from "#app/analytics/campaign.ts";
import { pathWithoutLocale } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";

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

/** The query string that selects the page's content. Links to the same page in another language or with other prices keep it. */
export function useContentQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return withoutCampaign(new URLSearchParams(PATHS_WITH_QUERY.includes(pathWithoutLocale(pathname)) ? search : ""));
}
