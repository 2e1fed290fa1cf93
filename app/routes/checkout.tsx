import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  data,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { CheckoutPage } from "#app/checkout/checkout-page.tsx";
import { findVisitorCheckout } from "#app/checkout/checkout-session.server.ts";
import { checkoutView } from "#app/checkout/checkout-view.server.ts";
import { choiceOf, chooseKit, refreshPrices } from "#app/checkout/select-kit.server.ts";
import { openStepForm, refuseForLostConnection } from "#app/checkout/step-refusal.ts";
import { stepOfIntent } from "#app/checkout/steps.ts";
import { kitsPath, kitUnavailablePath, refuseWithoutToken, submitStep } from "#app/checkout/submit-step.server.ts";
import { deleteDrafts } from "#app/checkout/use-drafts.ts";
import { hasXsrfToken, xsrfToken } from "#app/checkout/xsrf.server.ts";
import { touchCheckout } from "#app/db/retention.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { getTerritory } from "#app/kits/price-display/use-territory.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";
import { getClientStatus, rememberClientStatus } from "#app/site/client-status.server.ts";
import { revalidateUnlessOffline } from "#app/site/revalidation.ts";

/**
 * Shows the checkout of the kit in the query string, or continues the visitor's checkout. Redirects to the kits when there is
 * neither, and when the kit is off sale (docs/rules.md#checkout-entry).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const choice = choiceOf(searchParams);
  const current = await findVisitorCheckout(request, context);
  if (!choice && current?.order_id) return redirect(localePath(locale, PATHS.thanks), 303);
  const checkout = choice
    ? await chooseKit(context, current, choice, getTerritory(request))
    : current && (await refreshPrices(context, current));
  if (!checkout) {
    if (!current) return redirect(localePath(locale, kitsPath(segmentOf(searchParams))), 303);
    const next = localePath(locale, kitUnavailablePath(current.selection.quote));
    return redirectDocument(next, { status: 303, headers: { "Set-Cookie": await clearedCookie(context) } });
  }
  await touchCheckout(context.store.db, checkout);

  const { token, setCookie } = xsrfToken(request, context.isSecure);
  const headers = new Headers({ "Cache-Control": "no-store" });
  headers.append("Set-Cookie", await context.checkoutCookie.serialize(checkout.id));
  if (setCookie) headers.append("Set-Cookie", setCookie);
  return data(
    {
      ...checkoutView(checkout, locale, getClientStatus(request), context.sealer),
      xsrf: token,
      keptDays: context.personalDataDays,
      texts: await loadTexts(context.content, locale, ["checkout", "errors"]),
    },
    { headers },
  );
}

/** Submits a form of the checkout: 303 to the next step, or 400 with the errors and the typed values. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const formData = await readForm(request);
  const current = await findVisitorCheckout(request, context);
  if (!hasXsrfToken(request, formData)) return data(refuseWithoutToken(formData, current), { status: 403 });
  const choice = choiceOf(searchParams);
  const checkout = current ?? (choice && (await chooseKit(context, undefined, choice, getTerritory(request))));
  if (!checkout) return redirect(localePath(locale, kitsPath(segmentOf(searchParams))), 303);

  const result = await submitStep(context, checkout, formData);
  if (!result.ok) return data({ step: result.step, reply: result.reply, code: result.code }, { status: 400 });
  const cookie = result.isDeleted ? await clearedCookie(context) : await context.checkoutCookie.serialize(checkout.id);
  const headers = new Headers({ "Set-Cookie": cookie });
  const next = localePath(locale, result.next);
  if (result.isOffSale) return redirectDocument(next, { status: 303, headers });
  if (result.clientStatus) headers.append("Set-Cookie", rememberClientStatus(result.clientStatus, context.isSecure));
  return redirect(next, { status: 303, headers });
}

/**
 * Without a connection the page keeps the form and shows a message. Sending the form again is safe, even for the order. A refusal of
 * 'Editar' or 'Empezar de nuevo' is shown in the step that is open on this page. In another tab the visitor may be at a different step.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    const refusal = await serverAction<typeof action>();
    const open = stepOfIntent(intent) ? undefined : openStepForm();
    return open ? { ...refusal, step: open.step } : refusal;
  } catch (error) {
    const lost = error instanceof TypeError ? refuseForLostConnection() : undefined;
    if (lost) return lost;
    // A redirect is thrown as a Response: the checkout was deleted, so its drafts are too.
    if (intent === "restart" && error instanceof Response) deleteDrafts();
    throw error;
  }
}

/**
 * Also reloads after a refusal, because the outcome of the order may now be unknown. Going back within the checkout while offline
 * does not reload: the page stays, and the next submit shows the message.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const isSamePage = change.formMethod === undefined && change.currentUrl.pathname === change.nextUrl.pathname;
  return isSamePage && !navigator.onLine
    ? false
    : revalidateUnlessOffline({ ...change, defaultShouldRevalidate: true });
};

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? noindexMeta(data, "checkout:title") : failureMeta(error, location.pathname);

export default function CheckoutRoute() {
  const view = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <CheckoutPage view={view} refusal={refusal} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";

/** `?business_kit=true` without a kit leads to the kits for businesses. */
function segmentOf(searchParams: URLSearchParams) {
  return { isBusiness: searchParams.get("business_kit") === "true" };
}

/** The `Set-Cookie` header that deletes the checkout's cookie. */
const clearedCookie = ({ checkoutCookie }: AppLoadContext) => checkoutCookie.serialize("", { maxAge: 0 });
