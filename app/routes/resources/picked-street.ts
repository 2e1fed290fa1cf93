import type { ActionFunctionArgs } from "@remix-run/node";
import { findStreet } from "#app/checkout/address/street-search.server.ts";

/** Only POST: an address in the query string would end up in logs (docs/rules.md#street-search). */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

export async function action({ request, context }: ActionFunctionArgs) {
  return await findStreet(request, context);
}
