import type { LoaderFunctionArgs } from "@remix-run/node";
import { robotsTxt } from "#app/seo/robots.ts";

/** How long a crawler may go by what it has, in seconds. */
const FRESH_S = 60 * 60;

/** What crawlers may fetch, and where the sitemap is. */
export function loader({ context: { siteUrl } }: LoaderFunctionArgs) {
  return new Response(robotsTxt(siteUrl), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `max-age=${FRESH_S}` },
  });
}
