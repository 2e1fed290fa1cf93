import type { LoaderFunctionArgs } from "@remix-run/node";
import { SITEMAP } from "#app/seo/queries.ts";
import { sitemap, sitemapEntries, sitemapFile } from "#app/seo/sitemap.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: {} };

const MAX_AGE_S = 60 * 60;

/** `/sitemap.xml`, or a file of a long sitemap; a number without a file is 404. Published pages only, also in a preview. */
export async function loader({ params: { number }, context: { published, siteUrl } }: LoaderFunctionArgs) {
  const pages = sitemapEntries(await published.fetch(SITEMAP));
  const xml = number === undefined ? sitemap(pages, siteUrl) : sitemapFile(pages, number, siteUrl);
  if (xml === undefined) return new Response(null, { status: 404 });
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": `max-age=${MAX_AGE_S}` },
  });
}
