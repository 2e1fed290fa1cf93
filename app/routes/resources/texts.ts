import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLocale } from "#app/i18n/languages.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * The interface texts of a language: `/textos/es.<hash>.json`. A page from before a publish, or of another instance, names another hash
 * and gets the current texts, which must not be cached under that name.
 */
export async function loader({ request, params: { file = "" }, context }: LoaderFunctionArgs) {
  const [locale = ""] = file.split(".");
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { url, json } = await loadTexts(context.content, locale);
  const isCurrent = new URL(request.url).pathname === url;
  return new Response(json, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": isCurrent && !context.preview ? FOR_EVER : "no-store",
    },
  });
}
