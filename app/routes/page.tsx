import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localize } from "#app/content/localized.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { frameOf } from "#app/layout/page-layout.ts";
import { failureMeta, pageMeta } from "#app/layout/page-meta.ts";
import { missing } from "#app/pages/missing.server.ts";
import { PageSections } from "#app/pages/page-sections.tsx";
import { HOME, PAGE_BY_PATH } from "#app/pages/queries.ts";
import { todayInSpain } from "#app/promos/today.ts";
import { Breadcrumbs } from "#app/seo/breadcrumbs.tsx";
import { loadTrail } from "#app/seo/load-trail.server.ts";
import { pageThings } from "#app/seo/page-things.ts";
import { firstPicture } from "#app/seo/share-picture.ts";
import { type PageMeta, siteOf } from "#app/seo/site-of.ts";

/** A page that marketing built, by its path; when there is none, where its redirects lead, or 404. */
export async function loader({ request, context: { content, preview, siteUrl } }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const path = pathWithoutLocale(pathname);
  const [page, trail, texts] = await Promise.all([
    content.fetch(PAGE_BY_PATH, { path: path === "/" ? HOME : path.slice(1), today: todayInSpain() }),
    loadTrail(content, path, locale),
    loadTexts(content, locale, ["sections", "contact", "errors"]),
  ]);
  if (!page || path === `/${HOME}`) throw await missing({ content, preview }, request);
  return { page: localize(page, locale), frame: frameOf(page), path, trail, locale, siteUrl, texts };
}

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  const site = siteOf(matches);
  const { search, sections } = data.page;
  return pageMeta({ ...data, search, site, picture: firstPicture(sections), things: site && pageThings(data, site) });
};

export default function Page() {
  const { page, trail } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs trail={trail} here={page.title} />
      <PageSections title={page.title} sections={page.sections} />
    </>
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
