import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "./languages.ts";

/** The language of a path: that of its first segment, or the default language. */
export function localeOf(pathname: string): Locale {
  const [, first] = pathname.split("/");
  return LOCALES.find((locale) => LANGUAGES[locale].prefix === first) ?? DEFAULT_LOCALE;
}

export function requestLocale(request: Request): Locale {
  return localeOf(new URL(request.url).pathname);
}

/** A path of the site, given without a language ('/checkout', '/#kits'), in a language; the Basque home is '/eu'. */
export function localePath(locale: Locale, path: string): string {
  const { prefix } = LANGUAGES[locale];
  if (!prefix || !path.startsWith("/")) return path;
  return /^\/(?=[?#]|$)/.test(path) ? `/${prefix}${path.slice(1)}` : `/${prefix}${path}`;
}

/** A path without its language, the same for all languages. */
export function pathWithoutLocale(pathname: string): string {
  const { prefix } = LANGUAGES[localeOf(pathname)];
  return prefix ? pathname.slice(`/${prefix}`.length) || "/" : pathname;
}

/** The other languages of a page, in the order of the language switch. */
export function otherLocales(locale: Locale): Locale[] {
  return LOCALES.filter((other) => other !== locale);
}
