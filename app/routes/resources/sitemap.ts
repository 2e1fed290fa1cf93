import type { LoaderFunctionArgs } from "@remix-run/node";
import { SITEMAP } from "#app/seo/queries.ts";
import { sitemapEntries } from "#app/seo/sitemap.ts";
import { sitemap } from "#app/seo/sitemap-files.ts";
import { sitemapResponse } from "#app/seo/sitemap-response.server.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: {} };

/** Published pages only, also in a preview. */
export async function loader({ context: { published, siteUrl } }: LoaderFunctionArgs) {
  return sitemapResponse(sitemap(sitemapEntries(await published.fetch(SITEMAP)), siteUrl));
}
