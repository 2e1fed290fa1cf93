import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { callbackSentPath } from "#app/callback/call-time.ts";
import { CallbackPage, useCameFrom } from "#app/callback/callback-page.tsx";
import { requestCallback } from "#app/callback/request-callback.server.ts";
import { callbackNotSent } from "#app/callback/use-callback-form.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { requireDocument } from "#app/sanity/require-document.ts";
import { ownPageMeta, type PageMeta, siteOf } from "#app/seo/page-meta.ts";

/** The page of the call-back form. */
export async function loader({ request, context: { content, siteUrl } }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const [hours, texts] = await Promise.all([
    content.fetch(PHONE_HOURS),
    loadTexts(content, locale, ["sections", "contact", "errors"]),
  ]);
  return { hours: requireDocument(hours, "settings"), locale, siteUrl, texts };
}

/** While it loads, the address is still the one that the visitor comes from. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const cameFrom = window.location.pathname;
  return { ...(await serverLoader<typeof loader>()), cameFrom };
}

/** Asks for the call: 303 onwards, or 400 with the same page, what was typed, and why. A form that stays gets the answer alone. */
export async function action({ request, context }: ActionFunctionArgs) {
  const formData = await readForm(request);
  if (formData.get("intent") !== "callback") throw new Response(null, { status: 400 });
  const asked = new Date();
  const result = await requestCallback(context, formData, asked);
  if (!result.ok) return data(result, { status: 400, headers: { "Cache-Control": "no-store" } });
  if (formData.get("stay") === "on") return data(result);
  return redirect(localePath(localeOf(new URL(request.url).pathname), callbackSentPath(asked)), 303);
}

/** What goes wrong on the way keeps the form as it stands, and says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const formData = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const lost = callbackNotSent(formData, error instanceof TypeError ? "errors:network" : "errors:callback");
    // With this status no page's data are asked for anew, which would fail too. `data()` would arrive as its wrapper here.
    return Response.json(lost, { status: 400 });
  }
}

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  return ownPageMeta(data, siteOf(matches), { path: PATHS.callback, namespace: "contact", heading: "contact:title" });
};

export default function Callback() {
  const view = useLoaderData<typeof loader | typeof clientLoader>();
  const answered = useActionData<typeof action>();
  const cameFrom = useCameFrom("cameFrom" in view ? view.cameFrom : undefined);
  return (
    <CallbackPage hours={view.hours} cameFrom={cameFrom} refused={answered && !answered.ok ? answered : undefined} />
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";
