import { RESOURCE_PATHS } from "#app/paths.ts";
import { escaped, type SitemapEntry, sitemapXml, XML_HEADER } from "./sitemap.ts";

/** The most pages of a file, which is about 1 MB long then. The protocol allows 50,000 addresses and 50 MB. */
const PAGES_PER_FILE = 1_000;

/** `/sitemap.xml`: the pages, or the list of its files when they are too many for one. Its length grows with them. */
export function sitemap(pages: SitemapEntry[], siteUrl: string): string {
  if (pages.length <= PAGES_PER_FILE) return sitemapXml(pages, siteUrl);
  const files = Array.from({ length: Math.ceil(pages.length / PAGES_PER_FILE) }, (_, index) =>
    escaped(`${siteUrl}${RESOURCE_PATHS.sitemapFiles}/${index + 1}`),
  );
  return [
    XML_HEADER,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((file) => `  <sitemap><loc>${file}</loc></sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");
}

/** One file of a long sitemap, by its number as the path has it, from 1. Undefined when there is no such file. */
export function sitemapFile(pages: SitemapEntry[], number: string, siteUrl: string): string | undefined {
  if (pages.length <= PAGES_PER_FILE || !/^[1-9]\d*$/.test(number)) return undefined;
  const end = Number(number) * PAGES_PER_FILE;
  const listed = pages.slice(end - PAGES_PER_FILE, end);
  return listed.length > 0 ? sitemapXml(listed, siteUrl) : undefined;
}
