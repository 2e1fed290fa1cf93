import type { LoaderFunctionArgs } from "@remix-run/node";
import { SITEMAP } from "#app/seo/queries.ts";
import { sitemapEntries } from "#app/seo/sitemap.ts";
import { sitemapFile } from "#app/seo/sitemap-files.ts";
import { sitemapResponse } from "#app/seo/sitemap-response.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: {} };

/** A file of a long sitemap. A number without a file is 404. */
export async function loader({ params: { number = "" }, context: { published, siteUrl } }: LoaderFunctionArgs) {
  const xml = sitemapFile(sitemapEntries(await published.fetch(SITEMAP)), number, siteUrl);
  return xml === undefined ? new Response(null, { status: 404 }) : sitemapResponse(xml);
}
