import {
  type ActionFunctionArgs,
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
import { chooseKit, refreshPrices } from "#app/checkout/checkout-kit.server.ts";
import { CheckoutPage } from "#app/checkout/checkout-page.tsx";
import { findVisitorCheckout } from "#app/checkout/checkout-session.server.ts";
import { checkoutView } from "#app/checkout/checkout-view.server.ts";
import { choiceOf } from "#app/checkout/select-kit.server.ts";
import {
  openStepForm,
  refuseForLostConnection,
  refuseKeepingValues,
  refuseWithMessage,
} from "#app/checkout/step-refusal.ts";
import { firstIncompleteStep, STEPS } from "#app/checkout/steps.ts";
import { kitsPath, NON_STEP_INTENTS, submitStep, unsoldPath } from "#app/checkout/submit-step.server.ts";
import { deleteDrafts } from "#app/checkout/use-drafts.ts";
import { hasXsrfToken, xsrfToken } from "#app/checkout/xsrf.server.ts";
import type { PageContext } from "#app/context.ts";
import type { Checkout } from "#app/db/database.ts";
import { touchCheckout } from "#app/db/retention.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { createTexts } from "#app/i18n/texts.ts";
import { territoryOfRequest } from "#app/kits/price-display/territory-choice.ts";
import { PATHS } from "#app/paths.ts";
import { failureMeta } from "#app/seo/page-meta.ts";
import { clientStatusOf, rememberClientStatus } from "#app/site/client-status.server.ts";
import { revalidateUnlessOffline } from "#app/site/revalidation.ts";

/** Takes up the kit of the query, or goes on where the visitor stood; without either it leads to the kits. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const choice = choiceOf(searchParams);
  const current = await findVisitorCheckout(request, context);
  if (!choice && current?.order_id) return redirect(localePath(locale, PATHS.thanks), 303);
  const checkout = choice
    ? await chooseKit(context, current, choice, territoryOfRequest(request))
    : current && (await refreshPrices(context, current));
  if (!checkout) {
    if (!current) return redirect(localePath(locale, kitsPath(segmentOf(searchParams))), 303);
    return leadToOthers(localePath(locale, unsoldPath(current.selection.quote)), await forgetting(context));
  }
  await touchCheckout(context.store.db, checkout);

  const { token, setCookie } = xsrfToken(request, context.isSecure);
  const headers = new Headers({ "Cache-Control": "no-store" });
  headers.append("Set-Cookie", await context.checkoutCookie.serialize(checkout.id));
  if (setCookie) headers.append("Set-Cookie", setCookie);
  return data(
    {
      ...checkoutView(checkout, locale, clientStatusOf(request), context.sealer),
      xsrf: token,
      keptDays: context.personalDataDays,
      texts: await loadTexts(context.content, locale, ["checkout", "errors"]),
    },
    { headers },
  );
}

/** Submits a step: 303 onwards, or 400 with the same page, what was typed, and why. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const formData = await readForm(request);
  if (!hasXsrfToken(request, formData))
    return refuseWithoutToken(formData, await findVisitorCheckout(request, context));
  const choice = choiceOf(searchParams);
  const checkout =
    (await findVisitorCheckout(request, context)) ??
    (choice && (await chooseKit(context, undefined, choice, territoryOfRequest(request))));
  if (!checkout) return redirect(localePath(locale, kitsPath(segmentOf(searchParams))), 303);

  const result = await submitStep(context, checkout, formData);
  if (!result.ok) return data({ step: result.step, reply: result.reply, code: result.code }, { status: 400 });
  const cookie = result.isDeleted ? await forgetting(context) : await context.checkoutCookie.serialize(checkout.id);
  const headers = new Headers({ "Set-Cookie": cookie });
  if (result.isUnsold) return leadToOthers(localePath(locale, result.next), cookie);
  if (result.clientStatus) headers.append("Set-Cookie", rememberClientStatus(result.clientStatus, context.isSecure));
  return redirect(localePath(locale, result.next), { status: 303, headers });
}

/**
 * Nothing is done for a form without the visitor's token, and the page has the token of now: of two tabs that were a visitor's first
 * the later one counts, and a browser that was closed has none. A step shows what was typed, what stands around the steps says it in
 * the one that is open.
 *
 * @throws a 403 Response when it is no form of ours.
 */
function refuseWithoutToken(formData: FormData, checkout: Checkout | undefined) {
  const intent = formData.get("intent");
  const step = STEPS.find((name) => name === intent);
  if (!step && !NON_STEP_INTENTS.some((name) => name === intent)) throw new Response(null, { status: 403 });
  const refused = step
    ? refuseKeepingValues(step, formData, "errors:changed")
    : refuseWithMessage(checkout ? firstIncompleteStep(checkout) : "personal", ["errors:stale"]);
  return data(refused, { status: 403 });
}

/** To the other kits, where the page that is loaded says that the one that was chosen is no longer sold (docs/decisions/0033). */
const leadToOthers = (path: string, cookie: string) =>
  redirectDocument(path, { status: 303, headers: { "Set-Cookie": cookie } });

/** The cookie without its checkout. */
const forgetting = ({ checkoutCookie }: PageContext) => checkoutCookie.serialize("", { maxAge: 0 });

/**
 * A lost connection keeps the form as it stands, and says so; the next try is safe, also of the order. What is refused around the
 * steps is told in the one that this page has open, wherever another tab has gone on to.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    const answer = await serverAction<typeof action>();
    const step = STEPS.some((name) => name === intent) ? undefined : openStepForm()?.[0];
    return step ? { ...answer, step } : answer;
  } catch (error) {
    const lost = error instanceof TypeError ? refuseForLostConnection() : undefined;
    if (lost) return lost;
    // What leads on is thrown too: the checkout that is begun anew begins without what was typed.
    if (intent === "restart" && error instanceof Response) deleteDrafts();
    throw error;
  }
}

/**
 * After a refusal too, because the order's outcome may be open now. Not for Back within the checkout while the browser knows that
 * it has no connection: the page stays, and says so when the step is asked for.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const staysHere = change.formMethod === undefined && change.currentUrl.pathname === change.nextUrl.pathname;
  return staysHere && !navigator.onLine ? false : revalidateUnlessOffline({ ...change, defaultShouldRevalidate: true });
};

/** For whom a visitor without a kit chooses one. */
function segmentOf(query: URLSearchParams) {
  return { isBusiness: query.get("business_kit") === "true" };
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data
    ? [{ title: createTexts(data.locale, data.texts, "").t("checkout:title") }, { name: "robots", content: "noindex" }]
    : failureMeta(error, location.pathname);

export default function CheckoutRoute() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CheckoutPage view={view} refused={refused} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
