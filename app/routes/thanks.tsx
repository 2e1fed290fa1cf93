import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findVisitor } from "#app/checkout/checkout-session.server.ts";
import { thanksView } from "#app/checkout/checkout-view.server.ts";
import { leaveDevice } from "#app/checkout/thanks/leave.server.ts";
import thanksStyles from "#app/checkout/thanks/thanks.css?url";
import { ThanksPage } from "#app/checkout/thanks/thanks-page.tsx";
import { hasXsrfToken, xsrfToken } from "#app/checkout/xsrf.server.ts";
import { touchCheckout } from "#app/db/retention.server.ts";
import { FEEDBACK } from "#app/feedback/queries.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localePath, requestLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";

/** Shows the placed order; without one it redirects to the home page (docs/rules.md#thank-you-page). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const { checkout, cookie } = await findVisitor(request, context);
  const order = checkout && thanksView(checkout, locale);
  if (!order) return redirect(localePath(locale, PATHS.home), 303);
  // The page says for how long the data are kept: from this visit on.
  const isTouched = await touchCheckout(context.store.db, checkout);
  const [feedback, t] = await Promise.all([
    context.content.fetch(FEEDBACK, { pageKind: "thanks" }),
    loadT(context.content, locale),
  ]);
  const { token, setCookie } = xsrfToken(request, context.isSecure);
  const headers = new Headers({ "Cache-Control": "no-store" });
  // The cookie of the request, with the kit for the next checkout.
  if (isTouched && cookie) headers.append("Set-Cookie", await context.checkoutCookie.serialize(cookie));
  if (setCookie) headers.append("Set-Cookie", setCookie);
  const keptDays = context.personalDataDays;
  return data(
    { ...order, keptDays, feedback: localize(feedback, locale), xsrf: token, title: t("thanks:title") },
    { headers },
  );
}

/**
 * Ends the session and leads home. Other forms answer a missing token with what was typed; this one has nothing to keep.
 *
 * @throws a 403 Response without the token.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!hasXsrfToken(request, await readForm(request, []))) throw new Response(null, { status: 403 });
  const headers = await leaveDevice(request, context);
  return redirect(localePath(requestLocale(request), PATHS.home), { status: 303, headers });
}

export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: thanksStyles }];

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? noindexMeta(data) : failureMeta(error, location.pathname);

export default function Thanks() {
  const { feedback, keptDays, xsrf, title, ...order } = useLoaderData<typeof loader>();
  return <ThanksPage order={order} keptDays={keptDays} feedback={feedback} xsrf={xsrf} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
