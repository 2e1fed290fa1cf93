import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localize } from "#app/content/localized.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { failureMeta, pageMeta } from "#app/layout/page-meta.ts";
import { PageSections } from "#app/pages/page-sections.tsx";
import { HOME, PAGE_BY_PATH } from "#app/pages/queries.ts";

/** A page that marketing built, by its path; 404 when there is none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const path = pathWithoutLocale(pathname);
  const page = await context.content.fetch(PAGE_BY_PATH, { path: path === "/" ? HOME : path.slice(1) });
  if (!page || path === `/${HOME}`) throw new Response(null, { status: 404 });
  return { page: localize(page, locale), path, locale, siteUrl: context.siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? pageMeta({ ...data, search: data.page.search }) : failureMeta(error, location.pathname);

export default function Page() {
  const { page } = useLoaderData<typeof loader>();
  return <PageSections sections={page.sections} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
