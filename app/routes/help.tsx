import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FEEDBACK } from "#app/feedback/queries.ts";
import { faqJsonLd } from "#app/help/faq-json-ld.ts";
import { HelpPage } from "#app/help/help-page.tsx";
import { helpView } from "#app/help/help-view.ts";
import { HELP } from "#app/help/queries.ts";
import { readSearch, searchQuestions } from "#app/help/search-questions.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath, pathWithoutLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { redirectOrNotFound } from "#app/pages/redirect-or-not-found.server.ts";
import { PATHS } from "#app/paths.ts";
import { breadcrumbList } from "#app/seo/breadcrumb-trail.ts";
import { localizedText, type PageMeta, pageMeta, seoFromTexts, siteOf } from "#app/seo/page-meta.ts";

/** A tab of the help area. An unknown tab is a redirect of the content, or 404. */
export async function loader({ request, params: { tab }, context: { content, preview, siteUrl } }: LoaderFunctionArgs) {
  const { pathname, search: query } = new URL(request.url);
  const locale = localeOf(pathname);
  const [help, feedback, texts] = await Promise.all([
    content.fetch(HELP),
    content.fetch(FEEDBACK, { pageKind: "help" }),
    loadTexts(content, locale, ["help", "feedback", "errors"]),
  ]);
  const view = helpView(help, tab);
  if (!view) throw await redirectOrNotFound({ content, preview }, request);
  if (view.path !== pathWithoutLocale(pathname)) throw redirect(`${localePath(locale, view.path)}${query}`, 301);
  const search = readSearch(new URLSearchParams(query));
  const found = search && { search, questions: searchQuestions(localize(help.questions, locale), search) };
  return {
    view: localize(view, locale),
    feedback: localize(feedback, locale),
    found: found || undefined,
    locale,
    siteUrl,
    texts,
  };
}

export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  const { path, tab, questions } = data.view;
  const site = siteOf(matches);
  const help = { name: localizedText(data, "help:title"), path: PATHS.help };
  const crumbs = path === PATHS.help ? [help] : [help, { name: tab.title, path }];
  return pageMeta({
    ...data,
    path,
    seo: seoFromTexts(data, "help", { tab: tab.title.text, question: questions[0]?.title.text ?? "" }),
    site,
    jsonLd: site && [breadcrumbList(crumbs, site), faqJsonLd(questions, path, site)],
  });
};

export default function Help() {
  const { view, feedback, found } = useLoaderData<typeof loader>();
  return <HelpPage view={view} feedback={feedback} found={found} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
