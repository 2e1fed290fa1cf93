import type { PageContext } from "#app/context.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** Answers with what the maps service knows. When it fails, 502, and who asks too often, 429; the page goes on without. */
export async function answerPlaces({ log, mayAsk }: PageContext, ask: () => Promise<object>) {
  if (!(await mayAsk("street"))) return Response.json({}, { status: 429, headers: NO_STORE });
  try {
    return Response.json(await ask(), { headers: NO_STORE });
  } catch (error) {
    log.warn({ err: error }, "The street search failed; the visitor types by himself");
    return Response.json({}, { status: 502, headers: NO_STORE });
  }
}
