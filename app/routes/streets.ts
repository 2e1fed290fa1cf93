import type { ActionFunctionArgs } from "@remix-run/node";
import { answerStreetSearch } from "#app/checkout/address/street-search.server.ts";
import { SEARCH_LENGTH } from "#app/checkout/address/street-search.ts";
import { readForm } from "#app/forms/read-form.server.ts";

/**
 * The street search: what was typed may mean these addresses. The browser asks here, never the maps service; by POST, for where
 * somebody lives has no place in an address that logs keep.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = (await readForm(request)).get("text");
  const text = (typeof typed === "string" ? typed : "").trim().replace(/\s+/g, " ").toLowerCase();
  if (text.length < SEARCH_LENGTH.from || text.length > SEARCH_LENGTH.to) return Response.json({ suggestions: [] });
  return await answerStreetSearch(context, async () => ({ suggestions: await context.places.suggest(text) }));
}

/** There is nothing to see. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
