import { visitorCheckoutId } from "#app/checkout/checkout-session.server.ts";
import type { PageContext } from "#app/context.ts";
import { postalCode } from "#app/forms/address-rules.ts";
import { readForm, tooOften } from "#app/forms/read-form.server.ts";
import { type PickedAddress, parseStreet, SEARCH_LENGTH } from "./street-search.ts";

const MAX_ID_LENGTH = 512;
/** Characters of a typed city that are searched for. */
const MAX_CITY_LENGTH = 60;
const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Answers `POST /calles`: the addresses that a typed text may mean, near the typed postal code or city (docs/rules.md#street-search). The
 * maps service has no parameter for the place, so it is appended to the text.
 */
export async function suggestStreets(request: Request, context: PageContext): Promise<Response> {
  const form = await readForm(request, ["text", "postalCode", "city"]);
  const text = normalizedText(form.get("text"));
  if (text.length < SEARCH_LENGTH.min || text.length > SEARCH_LENGTH.max) return Response.json({ suggestions: [] });
  const code = postalCode().safeParse(form.get("postalCode"));
  const city = normalizedText(form.get("city"));
  const place = code.success ? code.data : city.slice(0, MAX_CITY_LENGTH);
  const near = place === "" ? text : `${text}, ${place}`;
  return await answer(request, context, async () => ({ suggestions: await context.places.suggest(near) }));
}

/** Trimmed, in small letters, with single spaces: equal searches share one cache entry. */
const normalizedText = (typed: FormDataEntryValue | null): string =>
  (typeof typed === "string" ? typed : "").trim().replace(/\s+/g, " ").toLowerCase();

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
 * Asks the maps service within the rate limit and answers with JSON: 404 without a result, 429 above the limit, 502 when the service fails.
 * The form works without an answer.
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
