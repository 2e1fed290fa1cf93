import type { PageContext } from "#app/context.ts";

const KEPT_S = 5 * 60;

/**
 * Answers a question of our own pages to the maps service, and of nobody else's: each costs money. When the service fails, 502;
 * the page goes on without.
 */
export async function answerPlaces(request: Request, { log }: PageContext, ask: () => Promise<object>) {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return Response.json({}, { status: 403 });
  try {
    return Response.json(await ask(), { headers: { "Cache-Control": `private, max-age=${KEPT_S}` } });
  } catch (error) {
    log.warn({ err: error }, "The street search failed; the visitor types by himself");
    return Response.json({}, { status: 502, headers: { "Cache-Control": "no-store" } });
  }
}
