import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localize } from "#app/content/localized.ts";
import { HelpPage } from "#app/help/help-page.tsx";
import { helpView } from "#app/help/help-view.ts";
import { HELP } from "#app/help/queries.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { searchOfTexts } from "#app/i18n/search-of-texts.ts";
import { failureMeta, pageMeta } from "#app/layout/page-meta.ts";
import { missing } from "#app/pages/missing.server.ts";

/** A tab of the help area; the first has no second address. When there is none, where redirects lead, or 404. */
export async function loader({ request, params: { tab }, context: { content, preview, siteUrl } }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const locale = localeOf(pathname);
  const [help, texts] = await Promise.all([content.fetch(HELP), loadTexts(content, locale, ["help"])]);
  const view = helpView(help, tab);
  if (!view) throw await missing({ content, preview }, request);
  if (view.path !== pathWithoutLocale(pathname)) throw redirect(`${localePath(locale, view.path)}${search}`, 301);
  return { view: localize(view, locale), locale, siteUrl, texts };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data
    ? pageMeta({
        ...data,
        path: data.view.path,
        search: searchOfTexts(data, "help", { tab: data.view.tab.title.text }),
      })
    : failureMeta(error, location.pathname);

export default function Help() {
  const { view } = useLoaderData<typeof loader>();
  return <HelpPage view={view} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
