import { type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { localeOf } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { HOUSES } from "#app/kits/plan/queries.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { cmsPageMeta } from "#app/pages/cms-page-meta.ts";
import { loadPage } from "#app/pages/load-page.server.ts";
import { CmsPageWithQuiz } from "#app/pages/page-with-quiz.tsx";
import { redirectOrNotFound } from "#app/pages/redirect-or-not-found.server.ts";
import { QUIZ } from "#app/quiz/queries.ts";
import { isBareStart, queryWithClientStatus, readAnswers } from "#app/quiz/query-string.ts";
import quizStyles from "#app/quiz/quiz.css?url";
import { houseIdOf } from "#app/quiz/quiz-house.tsx";
import { isQuizStart, QuizPage } from "#app/quiz/quiz-page.tsx";
import { promptsOf, quizState } from "#app/quiz/quiz-state.ts";
import { requireDocument } from "#app/sanity/client.server.ts";
import { type PageMeta, siteOf } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";

export const handle: PageHandle = {
  // The answers are in the URL.
  stored: { bypassParameters: "any" },
};

/**
 * The quiz, with the sections of its CMS page below the first step. Redirects a result to the URL with its client status, which the
 * next pages read. See docs/rules.md#quiz-outcome.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const [page, found] = await Promise.all([loadPage(context, request), context.content.fetch(QUIZ)]);
  if (!page) throw await redirectOrNotFound(context, request);
  const quiz = requireDocument(found.quiz, "quiz");
  const state = quizState(quiz, readAnswers(searchParams));
  const { stage, outcome } = state;
  const search = stage === "product" ? queryWithClientStatus(searchParams, outcome.clientStatus) : undefined;
  if (search) throw redirect(`${pathname}${search}`, 302);
  const isStart = isBareStart(searchParams);
  const localized = localize(quiz, locale);
  const houseId = houseIdOf(quizState(localized, readAnswers(searchParams)));
  const house = houseId && (await context.content.fetch(HOUSES)).find(({ _id }) => _id === houseId);
  return {
    ...page,
    // The later questions and the kits are loaded with the first answer.
    quiz: isStart ? { ...localized, ...NO_QUESTIONS } : localized,
    kits: isStart ? [] : localize(found.kits, locale),
    extras: isStart ? [] : localize(found.extras, locale),
    panicButton: localize(found.panicButton, locale) ?? undefined,
    house: house ? localize(house, locale) : undefined,
    prices: isStart
      ? found.kits.map(({ _id, isBusiness, price, ivaIncluded, camera }) => ({
          _id,
          isBusiness,
          price,
          ivaIncluded,
          camera,
        }))
      : [],
    totals: (["home", "business"] as const).map((branch) => promptsOf(quiz, branch).length),
  };
}

const NO_QUESTIONS = { homeOptions: [], homeQuestions: [], businessOptions: [], businessQuestions: [] };

export { revalidateAfterStart as shouldRevalidate } from "#app/quiz/query-string.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: quizStyles }];

export const meta: PageMeta<typeof loader> = ({ data, error, location, matches }) =>
  data ? cmsPageMeta(data, siteOf(matches)) : failureMeta(error, location.pathname);

export default function Quiz() {
  const { page, trail, ...content } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <CmsPageWithQuiz page={page} trail={trail} isStart={isQuizStart(content.quiz, query)}>
      <QuizPage {...content} />
    </CmsPageWithQuiz>
  );
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
