import { LOCALES } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { PATHS, RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";

/** What holds a visitor's own order, in every language. */
export const PRIVATE_PATHS = [PATHS.checkout, PATHS.thanks];

/** What crawlers may fetch: all but orders and previews. */
export function robotsTxt(siteUrl: string): string {
  const closed = [
    ...LOCALES.flatMap((locale) => PRIVATE_PATHS.map((path) => localePath(locale, path))),
    SERVER_PATHS.preview,
  ];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}${RESOURCE_PATHS.sitemap}`,
    "",
  ].join("\n");
}
