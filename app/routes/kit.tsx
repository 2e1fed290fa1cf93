import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localize } from "#app/content/localized.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { KitPage } from "#app/kits/kit-page.tsx";
import { kitPath } from "#app/kits/kit-path.ts";
import { KIT_BY_SLUG } from "#app/kits/queries.ts";
import { failureMeta, pageMeta } from "#app/layout/page-meta.ts";

/** A kit by its segment and slug; 404 when there is none. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const isBusiness = pathWithoutLocale(pathname).startsWith("/alarmas-para-negocios/");
  const locale = localeOf(pathname);
  const kit = await context.content.fetch(KIT_BY_SLUG, { isBusiness, slug: params.slug });
  // A kit that stands on its segment's page has no second address.
  if (!kit || kitPath(kit) !== pathWithoutLocale(pathname)) throw new Response(null, { status: 404 });
  return { kit: localize(kit, locale), locale, siteUrl: context.siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data
    ? pageMeta({ ...data, path: kitPath(data.kit), search: data.kit.search })
    : failureMeta(error, location.pathname);

export default function Kit() {
  const { kit } = useLoaderData<typeof loader>();
  return <KitPage kit={kit} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
