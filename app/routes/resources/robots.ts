import type { LoaderFunctionArgs } from "@remix-run/node";
import { robotsTxt } from "#app/seo/sitemap.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: {} };

const MAX_AGE_S = 60 * 60;

export function loader({ context: { siteUrl } }: LoaderFunctionArgs) {
  return new Response(robotsTxt(siteUrl), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `max-age=${MAX_AGE_S}` },
  });
}
