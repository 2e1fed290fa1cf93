import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerPlaces } from "#app/places/answer-places.server.ts";

const LONGEST_ID = 512;

/** An address that the street search suggested, `/calles/{id}`, in the fields of the address form. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = "" } = params;
  if (id.length > LONGEST_ID) return Response.json({}, { status: 400 });
  return await answerPlaces(request, context, () => context.places.find(id));
}
