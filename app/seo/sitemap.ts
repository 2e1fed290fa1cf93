import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/languages.ts";
import { localePath } from "#app/i18n/locale.ts";
import { HOME } from "#app/pages/queries.ts";
import { devicePath, helpPath, kitPath } from "#app/paths.ts";
import type { SITEMAP_RESULT } from "#app/sanity/sanity.generated.ts";
import { ownPages } from "./own-pages.ts";

/** A page that search engines may list. */
export interface Listed {
  /** Without the language. */
  path: string;
  /** When what it shows last changed, as the content writes moments. */
  changed?: string | undefined;
}

/** Every page that may be found, each path once: where two documents claim one, the site shows what comes first here. */
export function listedPages(found: SITEMAP_RESULT): Listed[] {
  const listed: Listed[] = [
    ...ownPages(found),
    ...found.kits.map((kit) => ({ path: kitPath(kit), changed: kit._updatedAt })),
    ...found.accessories.map((device) => ({ path: devicePath(device), changed: device._updatedAt })),
    ...found.tabs.map(({ slug, changed }) => ({ path: helpPath(found.tabs, slug), changed: changed?._updatedAt })),
    ...found.pages.map(({ path, _updatedAt }) => ({ path: path === HOME ? "/" : `/${path}`, changed: _updatedAt })),
  ];
  const paths = new Set<string>();
  return listed
    .filter(({ path }) => !paths.has(path) && paths.add(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The sitemap: every page in both languages, each naming the other, as the protocol of sitemaps.org has it. */
export function sitemapXml(pages: Listed[], siteUrl: string): string {
  const address = (locale: Locale, path: string) => escaped(`${siteUrl}${encodeURI(localePath(locale, path))}`);
  const alternate = (language: string, locale: Locale, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${address(locale, path)}"/>`;
  const entry = (locale: Locale, { path, changed }: Listed) =>
    [
      "  <url>",
      `    <loc>${address(locale, path)}</loc>`,
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
