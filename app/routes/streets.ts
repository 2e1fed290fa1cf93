import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerPlaces } from "#app/places/answer-places.server.ts";
import { SEARCH_LENGTH } from "#app/places/place.ts";

/** The street search, `/calles?q=`: what was typed may mean these addresses. The browser asks here, never the maps service. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim().replace(/\s+/g, " ").toLowerCase();
  if (text.length < SEARCH_LENGTH.from || text.length > SEARCH_LENGTH.to) return Response.json({ suggestions: [] });
  return await answerPlaces(request, context, async () => ({ suggestions: await context.places.suggest(text) }));
}
