import type { ActionFunctionArgs } from "@remix-run/node";
import { answerStreetSearch } from "#app/checkout/address/street-search.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";

const LONGEST_ID = 512;

/** An address that the street search suggested, by its id, in the fields of the address form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = (await readForm(request)).get("id");
  if (typeof id !== "string" || id === "" || id.length > LONGEST_ID) return Response.json({}, { status: 400 });
  return await answerStreetSearch(context, () => context.places.find(id));
}

/** There is nothing to see. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
