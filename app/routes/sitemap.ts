import type { LoaderFunctionArgs } from "@remix-run/node";
import { SITEMAP } from "#app/seo/queries.ts";
import { sitemapEntries, sitemapXml } from "#app/seo/sitemap.ts";

/** How long a crawler may go by what it has, in seconds. */
const FRESH_S = 60 * 60;

/** Every page that may be found; what is published, whoever asks. */
export async function loader({ context: { published, siteUrl } }: LoaderFunctionArgs) {
  const found = await published.fetch(SITEMAP);
  return new Response(sitemapXml(sitemapEntries(found), siteUrl), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": `max-age=${FRESH_S}` },
  });
}
