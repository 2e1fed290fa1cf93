/** In seconds. */
const MAX_AGE_S = 60 * 60;

/** The response with a sitemap. */
export function sitemapResponse(xml: string): Response {
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": `max-age=${MAX_AGE_S}` },
  });
}
