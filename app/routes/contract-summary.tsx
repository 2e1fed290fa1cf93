import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contractSummary } from "#app/checkout/checkout-view.server.ts";
import { ContractSummaryPage } from "#app/checkout/summary/contract-summary-page.tsx";
import thanksStyles from "#app/checkout/thanks/thanks.css?url";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localePath, requestLocale } from "#app/i18n/locale.ts";
import { PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";

/** Shows the contract in short; before the first step is done it redirects to the checkout (docs/rules.md#contract-summary). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [summary, t] = await Promise.all([contractSummary(request, context, locale), loadT(context.content, locale)]);
  if (!summary) return redirect(localePath(locale, PATHS.checkout), 303);
  return data({ summary, title: t("contract:title") }, { headers: { "Cache-Control": "no-store" } });
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: thanksStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => data && noindexMeta(data);

export default function ContractSummaryRoute() {
  return <ContractSummaryPage summary={useLoaderData<typeof loader>().summary} />;
}
