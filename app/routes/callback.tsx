import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { callbackSentPath } from "#app/callback/call-time.ts";
import { CallbackPage } from "#app/callback/callback-area.tsx";
import { CALLBACK_FIELDS, requestCallback } from "#app/callback/request-callback.server.ts";
import type { CallbackRejection } from "#app/callback/schema.ts";
import { PHONE_HOURS } from "#app/contact/queries.ts";
import { keepValues } from "#app/forms/keep-values.ts";
import { readForm, tooOften } from "#app/forms/read-form.server.ts";
import { sendForm } from "#app/forms/send-form.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localePath, requestLocale } from "#app/i18n/locale.ts";
import { TERRITORY_SEARCH } from "#app/kits/pricing/territory-tax.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { requireDocument } from "#app/sanity/client.server.ts";
import { type PageMeta, pageMetaFromTexts, siteOf } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: { search: TERRITORY_SEARCH } };

export async function loader({ request, context: { content, siteUrl } }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [hours, t] = await Promise.all([content.fetch(PHONE_HOURS), loadT(content, locale)]);
  const head = {
    title: t("contact:searchTitle"),
    description: t("contact:searchDescription"),
    heading: t("contact:title"),
  };
  return { hours: requireDocument(hours, "settings"), locale, siteUrl, head };
}

/** Adds the path of the previous page, which is still in `window.location` while a loader runs. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const previousPath = window.location.pathname;
  return { ...(await serverLoader<typeof loader>()), previousPath };
}

/** 303 to the confirmation page, or 400 with the values and errors, or 429 after too many requests. With `stay` it returns the result as data. */
export async function action({ request, context }: ActionFunctionArgs) {
  const formData = await readForm(request, CALLBACK_FIELDS);
  if (formData.get("intent") !== "callback") throw new Response(null, { status: 400 });
  const requestedAt = new Date();
  const result = await requestCallback(context, formData, requestedAt);
  if (!result.ok) {
    return data(
      result,
      result.waitS ? tooOften(result.waitS) : { status: 400, headers: { "Cache-Control": "no-store" } },
    );
  }
  if (formData.get("stay") === "on") return data(result);
  return redirect(localePath(requestLocale(request), callbackSentPath(requestedAt)), 303);
}

/** Without an answer the form keeps its values and shows an error. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const formData = await request.clone().formData();
  return await sendForm(
    serverAction<typeof action>,
    (message): CallbackRejection => ({ ok: false, reply: keepValues(formData, message) }),
  );
}

export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  return pageMetaFromTexts(data, siteOf(matches), { path: PATHS.callback });
};

export default function Callback() {
  const view = useLoaderData<typeof loader | typeof clientLoader>();
  const result = useActionData<typeof action>();
  return (
    <CallbackPage
      hours={view.hours}
      previousPath={"previousPath" in view ? view.previousPath : undefined}
      rejected={result && !result.ok ? result : undefined}
    />
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
