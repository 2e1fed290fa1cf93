import type { ActionFunctionArgs } from "@remix-run/node";
import { suggestStreets } from "#app/checkout/address/street-search.server.ts";

/** Only POST: an address in the query string would end up in logs (docs/rules.md#street-search). */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

/** Suggests addresses for the typed text. The browser never calls the maps service itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  return await suggestStreets(request, context);
}
