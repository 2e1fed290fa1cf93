import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ThanksPage } from "#app/checkout/thanks-page.tsx";
import { thanksView } from "#app/checkout/thanks-view.server.ts";
import { checkoutOf } from "#app/checkout/visitor-checkout.server.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { createTexts } from "#app/i18n/texts.ts";
import { failureMeta } from "#app/layout/page-meta.ts";

/** The order that was placed; without one there is nothing to be thanked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const checkout = await checkoutOf(request, context);
  const order = checkout && thanksView(checkout, locale);
  if (!order) return redirect(localePath(locale, "/"), 303);
  return data(
    { ...order, locale, texts: await loadTexts(context.content, locale, ["checkout", "thanks"]) },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data
    ? [{ title: createTexts(data.locale, data.texts, "").t("thanks:title") }, { name: "robots", content: "noindex" }]
    : failureMeta(error, location.pathname);

export default function Thanks() {
  return <ThanksPage order={useLoaderData<typeof loader>()} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
