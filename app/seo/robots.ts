import { LOCALES } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { PATHS, RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";

/** Pages with a visitor's own order. */
export const PRIVATE_PATHS = [PATHS.checkout, PATHS.thanks];

/** Allows crawlers everything but orders and previews. */
export function robotsTxt(siteUrl: string): string {
  const disallowed = [
    ...LOCALES.flatMap((locale) => PRIVATE_PATHS.map((path) => localePath(locale, path))),
    SERVER_PATHS.preview,
  ];
  return [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}${RESOURCE_PATHS.sitemap}`,
    "",
  ].join("\n");
}
