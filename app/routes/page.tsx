import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localize } from "#app/content/localized.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { failureMeta, pageMeta } from "#app/layout/page-meta.ts";
import { missing } from "#app/pages/missing.server.ts";
import { PageSections } from "#app/pages/page-sections.tsx";
import { HOME, PAGE_BY_PATH } from "#app/pages/queries.ts";
import { todayInSpain } from "#app/promos/today.ts";

/** A page that marketing built, by its path; when there is none, where its redirects lead, or 404. */
export async function loader({ request, context: { content, preview, siteUrl } }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const path = pathWithoutLocale(pathname);
  const [page, texts] = await Promise.all([
    content.fetch(PAGE_BY_PATH, { path: path === "/" ? HOME : path.slice(1), today: todayInSpain() }),
    loadTexts(content, locale, ["sections"]),
  ]);
  if (!page || path === `/${HOME}`) throw await missing({ content, preview }, request);
  return { page: localize(page, locale), path, locale, siteUrl, texts };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? pageMeta({ ...data, search: data.page.search }) : failureMeta(error, location.pathname);

export default function Page() {
  const { page } = useLoaderData<typeof loader>();
  return <PageSections title={page.title} sections={page.sections} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
