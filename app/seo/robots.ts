import { localePath } from "#app/i18n/locale.ts";
import { LOCALES } from "#app/sanity/localized.ts";

/** What holds a visitor's own order, in every language. */
export const PRIVATE_PATHS = ["/checkout", "/gracias"];

/** Where the staff's previews begin and end, for all languages. */
const PREVIEW_PATH = "/preview";

/** What crawlers may fetch: all but orders and previews. */
export function robotsTxt(siteUrl: string): string {
  const closed = [...LOCALES.flatMap((locale) => PRIVATE_PATHS.map((path) => localePath(locale, path))), PREVIEW_PATH];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
