import { parsePath, useLocation } from "@remix-run/react";
import { pathWithoutLocale } from "#app/i18n/locale.ts";

/**
 * Whether an address of the content, without the language, is the page itself: a button with it would lead nowhere. A part of the
 * page ('#kits') is somewhere.
 */
export function leadsHere(href: string, pathname: string): boolean {
  const { pathname: path, hash } = parsePath(href);
  return !hash && path === pathWithoutLocale(pathname);
}

/** Tells whether a link of the content is shown on the very page that it leads to; what stands in its place then is the caller's matter. */
export function useLeadsHere(): (href: string) => boolean {
  const { pathname } = useLocation();
  return (href) => leadsHere(href, pathname);
}
