import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CataloguePage } from "#app/accessories/catalogue-page.tsx";
import flipCards from "#app/accessories/flip-cards.css?url";
import { CATALOGUE } from "#app/accessories/queries.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { TERRITORY_SEARCH } from "#app/kits/pricing/territory-tax.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { type PageMeta, pageMetaFromTexts, siteOf } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: { search: TERRITORY_SEARCH } };

export async function loader({ request, context: { content, siteUrl } }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const [catalogue, t] = await Promise.all([content.fetch(CATALOGUE), loadT(content, locale)]);
  const head = {
    title: t("accessories:searchTitle"),
    description: t("accessories:searchDescription"),
    heading: t("accessories:title"),
  };
  return { catalogue: localize(catalogue, locale), locale, siteUrl, head };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: flipCards }];

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  return pageMetaFromTexts(data, siteOf(matches), { path: PATHS.catalogue, content: data.catalogue });
};

export default function Catalogue() {
  const { catalogue } = useLoaderData<typeof loader>();
  return <CataloguePage {...catalogue} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
