import { type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FEEDBACK } from "#app/feedback/queries.ts";
import helpStyles from "#app/help/help.css?url";
import { HelpPage } from "#app/help/help-page.tsx";
import { faqJsonLd, helpView, localizedHelpView, readSearch } from "#app/help/help-view.ts";
import { HELP_TAB } from "#app/help/queries.ts";
import { searchQuestions } from "#app/help/question-search.server.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { localize, textOf } from "#app/i18n/localize.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { redirectHeaders, redirectOrNotFound } from "#app/pages/redirect-or-not-found.server.ts";
import { PATHS, SEARCH_PARAMETER } from "#app/paths.ts";
import { breadcrumbList, MAKES_JSON_LD } from "#app/seo/json-ld.ts";
import { type PageMeta, pageMeta, siteOf } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = { stored: { bypassParameters: [SEARCH_PARAMETER], hasContentPaths: true } };

/** A tab of the help area. An unknown tab is a redirect of the content, or 404. */
export async function loader({ request, params: { tab }, context: { content, preview, siteUrl } }: LoaderFunctionArgs) {
  const { pathname, search: query } = new URL(request.url);
  const locale = localeOf(pathname);
  const [help, feedback, t] = await Promise.all([
    content.fetch(HELP_TAB, { tab: tab ?? null }),
    content.fetch(FEEDBACK, { pageKind: "help" }),
    loadT(content, locale),
  ]);
  const view = helpView(help);
  if (!view) throw await redirectOrNotFound({ content, preview }, request);
  if (view.path !== pathWithoutLocale(pathname)) {
    const headers = redirectHeaders({ preview });
    throw redirect(`${localePath(locale, view.path)}${query}`, { status: 301, headers });
  }
  const search = readSearch(new URLSearchParams(query));
  const found = search ? await searchQuestions(content, locale, search) : undefined;
  // The results take the place of the tab's questions.
  const shown = localizedHelpView(found ? { ...view, questions: [], otherTabLinks: [] } : view, locale);
  const [question] = view.questions;
  const placeholders = {
    tab: textOf(shown.tab.title),
    question: question ? textOf(localize(question.title, locale)) : "",
  };
  return {
    view: shown,
    // For search engines, not for the search of questions.
    head: {
      title: t("help:searchTitle", placeholders),
      description: t("help:searchDescription", placeholders),
      heading: t("help:title"),
    },
    feedback: localize(feedback, locale),
    found,
    locale,
    siteUrl,
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: helpStyles }];

export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  const { path, tab, questions } = data.view;
  const site = siteOf(matches);
  const help = { name: data.head.heading, path: PATHS.help };
  const crumbs = path === PATHS.help ? [help] : [help, { name: tab.title, path }];
  return pageMeta({
    ...data,
    path,
    seo: data.head,
    site,
    jsonLd:
      MAKES_JSON_LD && site
        ? [breadcrumbList(crumbs, site), ...(data.found ? [] : [faqJsonLd(questions, path, site)])]
        : undefined,
  });
};

export default function Help() {
  const { view, feedback, found } = useLoaderData<typeof loader>();
  return <HelpPage view={view} feedback={feedback} found={found} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
