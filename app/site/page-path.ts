import { useLocation, useMatches } from "@remix-run/react";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";

/**
 * The path for links to this page in another language or with other prices. Where no page could be loaded, that of the home page: the
 * HTML of a 404 page is the same for every address, because it is cached.
 */
export function useLinkedPath(): string {
  const { pathname } = useLocation();
  const isLoaded = useMatches().at(-1)?.data !== undefined;
  return isLoaded ? pathname : localePath(localeOf(pathname), PATHS.home);
}
