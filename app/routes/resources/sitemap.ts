import type { LoaderFunctionArgs } from "@remix-run/node";
import { SITEMAP } from "#app/seo/queries.ts";
import { sitemapEntries, sitemapXml } from "#app/seo/sitemap.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: {} };

const MAX_AGE_S = 60 * 60;

/** Published pages only, also in a preview. */
export async function loader({ context: { published, siteUrl } }: LoaderFunctionArgs) {
  return new Response(sitemapXml(sitemapEntries(await published.fetch(SITEMAP)), siteUrl), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": `max-age=${MAX_AGE_S}` },
  });
}
