import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TERRITORY_SEARCH } from "#app/kits/pricing/territory-tax.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { CmsPageView } from "#app/pages/cms-page.tsx";
import { cmsPageMeta } from "#app/pages/cms-page-meta.ts";
import { loadPage } from "#app/pages/load-page.server.ts";
import { redirectOrNotFound } from "#app/pages/redirect-or-not-found.server.ts";
import { KIT_PARAMETER } from "#app/paths.ts";
import { type PageMeta, siteOf } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = {
  stored: { search: TERRITORY_SEARCH, bypassParameters: [KIT_PARAMETER], hasContentPaths: true },
};

/** A page of the CMS, by its path; else a redirect of the CMS, or 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await loadPage(context, request);
  if (!page) throw await redirectOrNotFound(context, request);
  return page;
}

export { revalidateOnPageChange as shouldRevalidate } from "#app/site/revalidation.ts";

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) =>
  data ? cmsPageMeta(data, siteOf(matches)) : failureMeta(error, location.pathname);

export default function Page() {
  const { page, trail } = useLoaderData<typeof loader>();
  return <CmsPageView page={page} trail={trail} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
