import type { PageContext } from "#app/context.ts";
import { type PickedAddress, parseStreet, SEARCH_LENGTH } from "./street-search.ts";

const MAX_ID_LENGTH = 512;
const NO_STORE = { "Cache-Control": "no-store" };

/** Answers `POST /calles`: the addresses that a typed text may mean (docs/rules.md#street-search). */
export async function suggestStreets(context: PageContext, formData: FormData): Promise<Response> {
  const typed = formData.get("text");
  const text = (typeof typed === "string" ? typed : "").trim().replace(/\s+/g, " ").toLowerCase();
  if (text.length < SEARCH_LENGTH.min || text.length > SEARCH_LENGTH.max) return Response.json({ suggestions: [] });
  return await answer(context, async () => ({ suggestions: await context.places.suggest(text) }));
}

/** Answers `POST /calles/elegida`: a suggested address, by its id, as fields of the address form. */
export async function findStreet(context: PageContext, formData: FormData): Promise<Response> {
  const id = formData.get("id");
  if (typeof id !== "string" || id === "" || id.length > MAX_ID_LENGTH) return Response.json({}, { status: 400 });
  return await answer(context, async (): Promise<PickedAddress> => {
    const { route, ...rest } = await context.places.find(id);
    return { ...parseStreet(route), ...rest };
  });
}

/** 429 above the rate limit, 502 when the maps service fails: the visitor types the address without help. */
async function answer({ log, checkRateLimit }: PageContext, ask: () => Promise<object>): Promise<Response> {
  if (!(await checkRateLimit("street"))) return Response.json({}, { status: 429, headers: NO_STORE });
  try {
    return Response.json(await ask(), { headers: NO_STORE });
  } catch (error) {
    log.warn({ err: error }, "The street search failed");
    return Response.json({}, { status: 502, headers: NO_STORE });
  }
}
