import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { withErrorTitle } from "#app/forms/use-error-title.ts";
import { localeOf, pathWithoutLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { HOUSES } from "#app/kits/plan/queries.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { cmsPageMeta } from "#app/pages/cms-page-meta.ts";
import { loadPage } from "#app/pages/load-page.server.ts";
import { CmsPageWithQuiz } from "#app/pages/page-with-quiz.tsx";
import { redirectOrNotFound } from "#app/pages/redirect-or-not-found.server.ts";
import { PATHS } from "#app/paths.ts";
import { QUESTIONNAIRE } from "#app/questionnaires/queries.ts";
import { isQuestionnaireStart, QuestionnairePage } from "#app/questionnaires/questionnaire-page.tsx";
import { questionnaireState } from "#app/questionnaires/questionnaire-state.ts";
import { outcomeOf, withQuizKits } from "#app/questionnaires/rules.ts";
import { isBareStart } from "#app/quiz/query-string.ts";
import quizStyles from "#app/quiz/quiz.css?url";
import { requireDocument } from "#app/sanity/client.server.ts";
import { type PageMeta, siteOf } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = {
  // The answers are in the URL.
  stored: { bypassParameters: "any" },
};

/** The funnel or the configurator, with the sections of its CMS page below the first step. See docs/rules.md#questionnaires. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const kind = pathWithoutLocale(pathname) === PATHS.funnel ? "funnel" : "configurator";
  const [page, found] = await Promise.all([loadPage(context, request), context.content.fetch(QUESTIONNAIRE, { kind })]);
  if (!page) throw await redirectOrNotFound(context, request);
  const document = requireDocument(found.questionnaire, `questionnaire of kind ${kind}`);
  const questionnaire = localize(withQuizKits(document, found.quizAnswers), locale);
  const { chosen, step } = questionnaireState(questionnaire, searchParams);
  const { product } = outcomeOf(questionnaire, chosen);
  const kit =
    step === questionnaire.steps.length ? found.kits.find(({ productId }) => productId === product) : undefined;
  const house = kit && (await context.content.fetch(HOUSES)).find(({ _id }) => _id === kit.houseId);
  return {
    ...page,
    questionnaire,
    // Only the result shows kits: they are loaded with the first answer.
    kits: isBareStart(searchParams) ? [] : localize(found.kits, locale),
    panicButton: localize(found.panicButton, locale) ?? undefined,
    extras: isBareStart(searchParams) ? [] : localize(found.extras, locale),
    house: house ? localize(house, locale) : undefined,
  };
}

export { revalidateAfterStart as shouldRevalidate } from "#app/quiz/query-string.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: quizStyles }];

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) => {
  if (!data) return failureMeta(error, location.pathname);
  const head = cmsPageMeta(data, siteOf(matches));
  const { unanswered } = questionnaireState(data.questionnaire, new URLSearchParams(location.search));
  return unanswered.length > 0 ? withErrorTitle(head, data.locale) : head;
};

export default function QuestionnaireRoute() {
  const { page, trail, ...content } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <CmsPageWithQuiz page={page} trail={trail} isStart={isQuestionnaireStart(content.questionnaire, query)}>
      <QuestionnairePage {...content} />
    </CmsPageWithQuiz>
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
