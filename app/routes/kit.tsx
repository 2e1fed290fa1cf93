import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localize } from "#app/content/localized.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { KitPage } from "#app/kits/kit-page.tsx";
import { kitPath } from "#app/kits/kit-path.ts";
import { KIT_BY_SLUG } from "#app/kits/queries.ts";
import { failureMeta, pageMeta } from "#app/layout/page-meta.ts";
import { missing } from "#app/pages/missing.server.ts";
import { Sections } from "#app/pages/page-sections.tsx";
import { KIT_SECTIONS } from "#app/pages/queries.ts";
import { todayInSpain } from "#app/promos/today.ts";

/** A kit by its segment and slug, with the sections below its offer; when there is none, where redirects lead, or 404. */
export async function loader({
  request,
  params: { slug },
  context: { content, preview, siteUrl },
}: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const isBusiness = pathWithoutLocale(pathname).startsWith("/alarmas-para-negocios/");
  const locale = localeOf(pathname);
  const [kit, below, texts] = await Promise.all([
    content.fetch(KIT_BY_SLUG, { isBusiness, slug }),
    content.fetch(KIT_SECTIONS, { isBusiness, slug, today: todayInSpain() }),
    loadTexts(content, locale, ["sections"]),
  ]);
  // A kit that stands on its segment's page has no second address.
  if (!kit || kitPath(kit) !== pathWithoutLocale(pathname)) throw await missing({ content, preview }, request);
  return { kit: localize(kit, locale), sections: localize(below?.sections ?? [], locale), locale, siteUrl, texts };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data
    ? pageMeta({ ...data, path: kitPath(data.kit), search: data.kit.search })
    : failureMeta(error, location.pathname);

export default function Kit() {
  const { kit, sections } = useLoaderData<typeof loader>();
  return (
    <KitPage kit={kit}>
      <Sections sections={sections} />
    </KitPage>
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
