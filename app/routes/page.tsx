import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BuiltPageView } from "#app/pages/built-page-view.tsx";
import { loadPage } from "#app/pages/load-page.server.ts";
import { missing } from "#app/pages/missing.server.ts";
import { builtPageMeta } from "#app/seo/built-page-meta.ts";
import { failureMeta } from "#app/seo/page-meta.ts";
import { type PageMeta, siteOf } from "#app/seo/site-of.ts";

/** A page that marketing built, by its path; when there is none, where its redirects lead, or 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const built = await loadPage(context, new URL(request.url).pathname);
  if (!built) throw await missing(context, request);
  return built;
}

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) =>
  data ? builtPageMeta(data, siteOf(matches)) : failureMeta(error, location.pathname);

export default function Page() {
  const { page, trail } = useLoaderData<typeof loader>();
  return <BuiltPageView page={page} trail={trail} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";
