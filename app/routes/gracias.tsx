import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ThanksPage } from "#app/checkout/thanks-page.tsx";
import { checkoutOf } from "#app/checkout/visitor-checkout.server.ts";
import { localize } from "#app/content/localized.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { createTexts } from "#app/i18n/texts.ts";
import { failureMeta } from "#app/layout/page-meta.ts";

/** The order that was placed; without one there is nothing to be thanked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const checkout = await checkoutOf(request, context);
  if (!checkout?.order_id || !checkout.personal) return redirect(localePath(locale, "/"), 303);
  return data(
    {
      locale,
      orderId: checkout.order_id,
      clientStatus: checkout.personal.clientStatus,
      selection: localize(checkout.selection, locale),
      texts: await loadTexts(context.content, locale, ["checkout", "thanks"]),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data
    ? [{ title: createTexts(data.locale, data.texts, "").t("thanks:title") }, { name: "robots", content: "noindex" }]
    : failureMeta(error, location.pathname);

export default function Thanks() {
  const { orderId, clientStatus, selection } = useLoaderData<typeof loader>();
  return <ThanksPage orderId={orderId} clientStatus={clientStatus} selection={selection} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
