import { parsePath, useLocation } from "@remix-run/react";
import { pathWithoutLocale } from "#app/i18n/locale.ts";

/**
 * Whether a link of the content, without the language, leads to the page that shows it. A link to an anchor ('#kits') does not count:
 * it scrolls.
 */
export function isLinkToPage(href: string, pathname: string): boolean {
  const { pathname: path, hash } = parsePath(href);
  return !hash && path === pathWithoutLocale(pathname);
}

/** A check whether a link of the content leads to the current page; the caller decides what to show in its place. */
export function useIsLinkToThisPage(): (href: string) => boolean {
  const { pathname } = useLocation();
  return (href) => isLinkToPage(href, pathname);
}

/** The page's path without the language. Analytics counts all languages of a page as one. */
export function usePagePath(): string {
  return pathWithoutLocale(useLocation().pathname);
}
