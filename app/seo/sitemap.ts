import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { devicePath, helpPath, kitPath, PATHS, pagePath, RESOURCE_PATHS, SERVER_PATHS } from "#app/paths.ts";
import type { SITEMAP_RESULT } from "#app/sanity/sanity.generated.ts";

interface SitemapEntry {
  /** Without the language. */
  path: string;
  /** When the page's content last changed, in ISO 8601. */
  changed?: string | undefined;
}

/**
 * The pages for search engines. Of several documents with the same path only the first is listed: it is the one that the site shows.
 * A test fails when a route is neither listed here nor hidden from search engines. See docs/rules.md#search-engines.
 */
export function sitemapEntries(found: SITEMAP_RESULT): SitemapEntry[] {
  const entries: SitemapEntry[] = [
    { path: PATHS.catalogue, changed: found.device?._updatedAt },
    { path: PATHS.promotions, changed: found.promo?._updatedAt },
    { path: PATHS.callback },
    { path: PATHS.withdrawal },
    ...found.kits.map((kit) => ({ path: kitPath(kit), changed: kit._updatedAt })),
    ...found.accessories.map((device) => ({ path: devicePath(device), changed: device._updatedAt })),
    ...found.tabs.map(({ slug, changed }) => ({ path: helpPath(found.tabs, slug), changed: changed?._updatedAt })),
    ...found.pages.map(({ path, _updatedAt }) => ({ path: pagePath(path), changed: _updatedAt })),
  ];
  const paths = new Set<string>();
  return entries
    .filter(({ path }) => !paths.has(path) && paths.add(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The sitemap in the format of sitemaps.org: every page in every language, with links to its other languages. */
export function sitemapXml(pages: SitemapEntry[], siteUrl: string): string {
  const url = (locale: Locale, path: string) => escaped(`${siteUrl}${encodeURI(localePath(locale, path))}`);
  const alternate = (hrefLang: string, locale: Locale, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${url(locale, path)}"/>`;
  const entry = (locale: Locale, { path, changed }: SitemapEntry) =>
    [
      "  <url>",
      `    <loc>${url(locale, path)}</loc>`,
      ...(changed ? [`    <lastmod>${escaped(changed)}</lastmod>`] : []),
      ...LOCALES.map((language) => alternate(language, language, path)),
      alternate("x-default", DEFAULT_LOCALE, path),
      "  </url>",
    ].join("\n");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => LOCALES.map((locale) => entry(locale, page))),
    "</urlset>",
    "",
  ].join("\n");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

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
