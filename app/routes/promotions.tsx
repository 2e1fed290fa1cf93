import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { todayInSpain } from "#app/i18n/today.ts";
import { TERRITORY_SEARCH } from "#app/kits/pricing/territory-tax.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { PromotionsPage } from "#app/promos/promotions-page.tsx";
import { HOME_PRICES, PROMOTIONS } from "#app/promos/queries.ts";
import { type PageMeta, pageMetaFromTexts, siteOf } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: { search: TERRITORY_SEARCH } };

export async function loader({ request, context: { content, siteUrl } }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [promos, kits, t] = await Promise.all([
    content.fetch(PROMOTIONS, { today: todayInSpain() }),
    content.fetch(HOME_PRICES),
    loadT(content, locale),
  ]);
  const head = {
    title: t("promos:searchTitle"),
    description: t("promos:searchDescription"),
    heading: t("promos:title"),
  };
  return { promos: localize(promos, locale), kits, locale, siteUrl, head };
}

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  return pageMetaFromTexts(data, siteOf(matches), { path: PATHS.promotions, content: data.promos });
};

export default function Promotions() {
  const { promos, kits } = useLoaderData<typeof loader>();
  return <PromotionsPage promos={promos} kits={kits} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
