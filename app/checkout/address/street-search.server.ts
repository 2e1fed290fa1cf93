import { visitorCheckoutId } from "#app/checkout/checkout-session.server.ts";
import type { PageContext } from "#app/context.ts";
import { readForm, tooOften } from "#app/forms/read-form.server.ts";
import { type PickedAddress, parseStreet, SEARCH_LENGTH } from "./street-search.ts";

const MAX_ID_LENGTH = 512;
const NO_STORE = { "Cache-Control": "no-store" };

/** Answers `POST /calles`: the addresses that a typed text may mean (docs/rules.md#street-search). */
export async function suggestStreets(request: Request, context: PageContext): Promise<Response> {
  const typed = (await readForm(request, ["text"])).get("text");
  const text = (typeof typed === "string" ? typed : "").trim().replace(/\s+/g, " ").toLowerCase();
  if (text.length < SEARCH_LENGTH.min || text.length > SEARCH_LENGTH.max) return Response.json({ suggestions: [] });
  return await answer(request, context, async () => ({ suggestions: await context.places.suggest(text) }));
}

/** Answers `POST /calles/elegida`: a suggested address, by its id, as fields of the address form. */
export async function findStreet(request: Request, context: PageContext): Promise<Response> {
  const id = (await readForm(request, ["id"])).get("id");
  if (typeof id !== "string" || id === "" || id.length > MAX_ID_LENGTH) return Response.json({}, { status: 400 });
  return await answer(request, context, async (): Promise<PickedAddress | undefined> => {
    const place = await context.places.find(id);
    if (!place) return undefined;
    const { route, ...rest } = place;
    return { ...parseStreet(route), ...rest };
  });
}

/**
 * 404 when there is nothing to answer, 429 above the rate limit, 502 when the maps service fails: the visitor types the address without
 * help.
 */
async function answer(
  request: Request,
  context: PageContext,
  ask: () => Promise<object | undefined>,
): Promise<Response> {
  const waitS = await context.rateLimits.count("street", await visitorCheckoutId(request, context));
  if (waitS > 0) return Response.json({}, tooOften(waitS));
  try {
    const found = await ask();
    return Response.json(found ?? {}, { status: found ? 200 : 404, headers: NO_STORE });
  } catch (error) {
    context.log.warn({ err: error }, "The street search failed");
    return Response.json({}, { status: 502, headers: NO_STORE });
  }
}
