import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contractSummary } from "#app/checkout/checkout-view.server.ts";
import { ContractSummaryPage } from "#app/checkout/summary/contract-summary-page.tsx";
import thanksStyles from "#app/checkout/thanks/thanks.css?url";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localePath, requestLocale } from "#app/i18n/locale.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** Shows the contract in short; before the first step is done it redirects to the checkout (docs/rules.md#contract-summary). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [summary, t] = await Promise.all([contractSummary(request, context, locale), loadT(context.content, locale)]);
  if (!summary) return redirect(localePath(locale, PATHS.checkout), 303);
  return data({ summary, title: t("contract:title") }, { headers: NO_STORE });
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: thanksStyles }];

export const headers = () => NO_STORE;

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? noindexMeta(data) : failureMeta(error, location.pathname);

export default function ContractSummaryRoute() {
  return <ContractSummaryPage summary={useLoaderData<typeof loader>().summary} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
