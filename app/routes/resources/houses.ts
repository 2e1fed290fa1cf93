import type { LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE } from "#app/i18n/languages.ts";
import { localize } from "#app/i18n/localize.ts";
import { HOUSES } from "#app/kits/plan/queries.ts";

/** A house by its id, `?id=house-piso`, for a page that shows another house than its loader returned. It has no texts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("id");
  const house = (await context.content.fetch(HOUSES)).find(({ _id }) => _id === id);
  return Response.json({ house: house && localize(house, DEFAULT_LOCALE) });
}
