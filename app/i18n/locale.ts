import { LOCALES, type Locale } from "#app/sanity/localized.ts";

/** The language of a path: `/eu` and what is under it is Basque. */
export function localeOf(pathname: string): Locale {
  return pathname === "/eu" || pathname.startsWith("/eu/") ? "eu" : "es";
}

/** A path of the site, given without a language ('/checkout', '/#kits'), in a language; the Basque home is '/eu'. */
export function localePath(locale: Locale, path: string): string {
  if (locale === "es" || !path.startsWith("/")) return path;
  return /^\/(?=[?#]|$)/.test(path) ? `/eu${path.slice(1)}` : `/eu${path}`;
}

/** A path without its language: what both languages share. */
export function pathWithoutLocale(pathname: string): string {
  return localeOf(pathname) === "eu" ? pathname.slice("/eu".length) || "/" : pathname;
}

/** The other language of a page. */
export function otherLocale(locale: Locale): Locale {
  return LOCALES.find((other) => other !== locale) ?? locale;
}
