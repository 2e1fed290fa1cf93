import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LinksFunction,
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
import checkoutStyles from "#app/checkout/checkout.css?url";
import { CheckoutPage } from "#app/checkout/checkout-page.tsx";
import { findVisitor, getTerritory, type VisitorCheckout } from "#app/checkout/checkout-session.server.ts";
import { checkoutView } from "#app/checkout/checkout-view.server.ts";
import { countKit, isCounted, withCampaignOf } from "#app/checkout/count-kit.server.ts";
import { parseChoice, parseOffer, segmentOf, shownKitQuery } from "#app/checkout/kit-choice.ts";
import { belongsToPlacedOrder, rejectLostSession } from "#app/checkout/lost-session.server.ts";
import {
  checkoutToShow,
  checkoutToSubmit,
  kitThatWaits,
  kitToOffer,
  queryInsteadOf,
} from "#app/checkout/shown-checkout.server.ts";
import { openStepForm, rejectUnanswered } from "#app/checkout/step-rejection.ts";
import { stepOfIntent } from "#app/checkout/steps.ts";
import { fieldsOfIntent, refuseUnhandled, submitStep } from "#app/checkout/submit-step.server.ts";
import { deleteDrafts } from "#app/checkout/use-drafts.ts";
import type { VisitorCookie } from "#app/checkout/visitor-cookie.server.ts";
import { hasXsrfToken, xsrfToken } from "#app/checkout/xsrf.server.ts";
import { countStep } from "#app/db/checkouts.server.ts";
import { touchCheckout } from "#app/db/retention.server.ts";
import { readForm, tooOften } from "#app/forms/read-form.server.ts";
import { sendForm, UNANSWERED } from "#app/forms/send-form.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { chooseKitPath, kitUnavailablePath, PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";
import { getClientStatus, rememberClientStatus } from "#app/site/client-status.server.ts";
import { rememberOpenOrder } from "#app/site/open-order.ts";

/**
 * Shows the checkout with the kit in the query string, or continues the visitor's checkout. Stores nothing of it: the cookie and the
 * forms carry the kit (docs/decisions/0052). Redirects to the kits when there is neither, and when the kit is off sale
 * (docs/rules.md#checkout-entry).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const visitor = await findVisitor(request, context);
  const shownIn = getTerritory(request);
  const asked = parseChoice(searchParams, shownIn);
  const instead = asked && queryInsteadOf(asked, request, context.siteUrl, visitor);
  if (instead !== undefined) return redirect(`${localePath(locale, PATHS.checkout)}${instead}`, 303);
  const shown = await checkoutToShow(context, visitor, asked);
  if (!shown) {
    if (visitor.checkout?.order_id) return redirect(localePath(locale, PATHS.thanks), 303);
    // The anchor's note is shown by `:target`, which only a page load sets.
    return redirectDocument(localePath(locale, chooseKitPath(segmentOf(searchParams))), 303);
  }
  if ("offSale" in shown) {
    const next = localePath(locale, shown.offSale);
    return redirectDocument(next, { status: 303, headers: { "Set-Cookie": await clearedCookie(context) } });
  }
  const { checkout, pending } = shown;
  if (asked) countKit(request, context, visitor, checkout);
  const isTouched = visitor.checkout ? await touchCheckout(context.store.db, visitor.checkout) : false;
  const offered = parseOffer(searchParams, shownIn);
  const offer = await kitToOffer(context, checkout, offered);
  const waiting = await kitThatWaits(context, checkout, asked ?? offered);

  const { token, setCookie } = xsrfToken(request, context.isSecure);
  const headers = new Headers({ "Cache-Control": "no-store" });
  // After a lost answer it is the cookie of that answer.
  const { id, turn } = visitor.checkout ?? { id: checkout.id, turn: 0 };
  const cookie = { id, turn, pending: pending?.kit };
  if (isTouched || isNewCookie(visitor, cookie)) headers.append("Set-Cookie", await cookieOf(context, cookie));
  if (setCookie) headers.append("Set-Cookie", setCookie);
  const t = await loadT(context.content, locale);
  const view = checkoutView(checkout, locale, getClientStatus(request), context.sealer);
  return data(
    {
      ...view,
      xsrf: token,
      formQuery: withCampaignOf(searchParams, pending?.formQuery ?? shownKitQuery(checkout.selection)),
      waitingKit: waiting ? localize(waiting.kitName, locale) : null,
      offer: offer ? { kitName: localize(offer.selection.kitName, locale), query: offer.query } : null,
      keptDays: context.personalDataDays,
      title: t("checkout:title"),
    },
    { headers },
  );
}

/** Submits a form of the checkout: 303 to the next step, or 400 with the errors and the typed values. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const formData = await readForm(request, fieldsOfIntent);
  const visitor = await findVisitor(request, context);
  if (belongsToPlacedOrder(visitor, searchParams, formData.get("intent"))) {
    return redirect(localePath(locale, PATHS.thanks), 303);
  }
  const hasToken = hasXsrfToken(request, formData);
  if (visitor.isReplaced) {
    return data(refuseUnhandled(formData, undefined, "errors:changed", "errors:stale"), { status: 403 });
  }
  const lost = rejectLostSession(request, visitor, formData);
  if (lost) return data(lost, { status: hasToken ? 400 : 403 });
  if (!hasToken) {
    return data(refuseUnhandled(formData, visitor.checkout, "errors:changed", "errors:stale"), { status: 403 });
  }
  // Orders are never limited (docs/rules.md#request-limits).
  const isOrder = formData.get("intent") === "confirmation";
  const waitS = isOrder ? 0 : await context.rateLimits.count("form", visitor.checkout?.id);
  if (waitS > 0) return data(refuseUnhandled(formData, visitor.checkout, "errors:tooOften"), tooOften(waitS));
  const asked = parseChoice(searchParams, getTerritory(request));
  const variant = context.experiments.seenBy(request.headers.get("Cookie"));
  const campaign = context.counting.campaignOf(searchParams);
  const origin = { language: locale, campaign, variant, is_counted: isCounted(request, context) };
  const submitted = await checkoutToSubmit(context, visitor, { asked, intent: formData.get("intent"), origin });
  if (!submitted) {
    const segment = visitor.pending ?? segmentOf(searchParams);
    const next = asked || visitor.pending ? kitUnavailablePath(segment) : chooseKitPath(segment);
    return redirectDocument(localePath(locale, next), {
      status: 303,
      headers: { "Set-Cookie": await clearedCookie(context) },
    });
  }
  const { checkout } = submitted;

  const result = await submitStep(context, submitted, formData);
  if (!result.ok) {
    // A stored checkout has the kit now, also if the step was rejected.
    const value = { id: checkout.id, turn: visitor.turn };
    const isNew = submitted.isStored && isNewCookie(visitor, value);
    const cookie = isNew ? { "Set-Cookie": await cookieOf(context, value) } : undefined;
    const { status, headers } = result.waitS ? tooOften(result.waitS) : { status: 400 };
    const rejection = { step: result.step, reply: result.reply, code: result.code, hours: result.hours };
    return data(rejection, { status, headers: { ...headers, ...cookie } });
  }
  const turn = await countStep(context.store.db, checkout.id, checkout.id === visitor.checkout?.id ? visitor.turn : 0);
  const headers = new Headers();
  if (result.isDeleted) headers.append("Set-Cookie", await clearedCookie(context));
  else if (turn !== undefined) headers.append("Set-Cookie", await cookieOf(context, { id: checkout.id, turn }));
  const next = localePath(locale, result.next);
  if (result.isOffSale) return redirectDocument(next, { status: 303, headers });
  if (result.clientStatus) headers.append("Set-Cookie", rememberClientStatus(result.clientStatus, context.isSecure));
  return redirect(next, { status: 303, headers });
}

/**
 * Without an answer the page keeps the form and shows a message. Sending the form again is safe, even for the order. A rejection of
 * 'Editar' or 'Empezar de nuevo' is shown in the step that is open on this page. In another tab the visitor may be at a different step.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    const rejection = await sendForm(serverAction<typeof action>, (message) => rejectUnanswered(intent, message));
    const open = rejection instanceof Response || stepOfIntent(intent) ? undefined : openStepForm();
    return open ? { ...rejection, step: open.step } : rejection;
  } catch (error) {
    // A redirect is thrown as a Response: the checkout was deleted, so its drafts are too.
    if (intent === "restart" && error instanceof Response) {
      deleteDrafts();
      rememberOpenOrder(undefined);
    }
    throw error;
  }
}

/**
 * Also reloads after a rejection, because the outcome of the order may now be unknown. Going back within the checkout while offline
 * does not reload: the page stays, and the next submit shows the message.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const isSamePage = change.formMethod === undefined && change.currentUrl.pathname === change.nextUrl.pathname;
  return change.actionStatus !== UNANSWERED && (navigator.onLine || !isSamePage);
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: checkoutStyles }];

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  const waitS = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(waitS && { "Retry-After": waitS }) };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? noindexMeta(data) : failureMeta(error, location.pathname);

export default function CheckoutRoute() {
  const view = useLoaderData<typeof loader>();
  const rejection = useActionData<typeof action>();
  return <CheckoutPage view={view} rejection={rejection} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";

const cookieOf = ({ checkoutCookie }: AppLoadContext, value: VisitorCookie) => checkoutCookie.serialize(value);

/**
 * Whether the response has to set the cookie. An unchanged cookie is not set again: a response that arrives late would replace the newer
 * cookie of the next step (docs/rules.md#return-to-checkout).
 */
function isNewCookie({ cookie, isReplaced }: VisitorCheckout, { id, turn, pending }: VisitorCookie): boolean {
  if (isReplaced) return false;
  return cookie?.id !== id || cookie.turn !== turn || cookie.pending !== undefined || pending !== undefined;
}

const clearedCookie = ({ checkoutCookie }: AppLoadContext) => checkoutCookie.serialize("", { maxAge: 0 });
