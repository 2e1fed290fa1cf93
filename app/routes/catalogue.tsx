import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CataloguePage } from "#app/accessories/catalogue-page.tsx";
import { CATALOGUE_PATH } from "#app/accessories/device-path.ts";
import { CATALOGUE } from "#app/accessories/queries.ts";
import { localize } from "#app/content/localized.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { searchOfTexts } from "#app/i18n/search-of-texts.ts";
import { failureMeta, pageMeta } from "#app/layout/page-meta.ts";

/** Every device and bundle. */
export async function loader({ request, context: { content, siteUrl } }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const [catalogue, texts] = await Promise.all([
    content.fetch(CATALOGUE),
    loadTexts(content, locale, ["sections", "accessories"]),
  ]);
  return { catalogue: localize(catalogue, locale), locale, siteUrl, texts };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data
    ? pageMeta({ ...data, path: CATALOGUE_PATH, search: searchOfTexts(data, "accessories") })
    : failureMeta(error, location.pathname);

export default function Catalogue() {
  const { catalogue } = useLoaderData<typeof loader>();
  return <CataloguePage {...catalogue} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
