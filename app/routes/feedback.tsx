import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import type { PageContext } from "#app/context.ts";
import { FeedbackPage } from "#app/feedback/feedback-page.tsx";
import { FEEDBACK_BY_ID } from "#app/feedback/queries.ts";
import { submitFeedback } from "#app/feedback/submit-feedback.server.ts";
import { questionIdOf, replyWhenNotSent, safeReturnPath } from "#app/feedback/vote.ts";
import { addVote, readVotes } from "#app/feedback/votes-cookie.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { loadTexts } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** Where who votes without JavaScript goes on: thanks, or what was amiss. `?sobre=` says about what, `?en=` where he came from. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const about = searchParams.get("sobre") ?? "";
  const [question, texts] = await Promise.all([
    requireQuestion(context, about),
    loadTexts(context.content, locale, ["feedback", "errors"]),
  ]);
  const voted = (await readVotes(context.votesCookie, request)).find((one) => one.about === about);
  const isDone = searchParams.get("paso") === "gracias" || voted?.answer === "YES";
  const step = !voted ? ("question" as const) : isDone ? ("done" as const) : ("comment" as const);
  const back = safeReturnPath(searchParams.get("en") ?? undefined);
  return data({ question: localize(question, locale), about, back, step, locale, texts }, { headers: NO_STORE });
}

/** Asks the server as if it were not here. With it Remix fetches the route's code ahead without its data, which no box needs. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

/** Takes a vote or a comment: 303 onwards, or 400 with what was typed. A form that stays gets the answer alone. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const about = String(form.get("about") ?? "");
  await requireAsked(context, about);
  const votes = await readVotes(context.votesCookie, request);
  const before = votes.find((one) => one.about === about);
  const feedback = await submitFeedback(context, form, about, before);
  if (!feedback) throw new Response(null, { status: 400 });
  const { voted, reply } = feedback;
  const cookie = await context.votesCookie.serialize(addVote(votes, voted));
  const headers = { ...NO_STORE, "Set-Cookie": cookie };
  if (reply.error) return data(reply, { status: 400, headers });
  if (form.get("stay") === "on") return data(reply, { headers });
  const query = new URLSearchParams({ sobre: about, en: safeReturnPath(String(form.get("back") ?? "")) });
  if (reply.step === "done") query.set("paso", "gracias");
  return redirect(`${localePath(localeOf(new URL(request.url).pathname), PATHS.feedback)}?${query}`, {
    status: 303,
    headers,
  });
}

/** What fails of a vote is no matter to the visitor (section 8): the browser tells its console, the server its log. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    // Where the page of who came without JavaScript leads on.
    if (error instanceof Response) throw error;
    // With this status no page's data are asked for anew, which would fail too. `data()` would arrive as its wrapper here.
    return Response.json(replyWhenNotSent(form), { status: 400 });
  }
}

/**
 * While the content is away nobody can tell what is asked, and the vote counts.
 *
 * @throws a 404 Response when nothing is asked under that name.
 */
async function requireAsked(context: Pick<PageContext, "content" | "log">, about: string): Promise<void> {
  try {
    await requireQuestion(context, about);
  } catch (error) {
    if (error instanceof Response) throw error;
    context.log.warn({ err: error }, "The content is away; a vote is taken without looking up what is asked");
  }
}

/** @throws a 404 Response when nothing is asked under that name, and when the content cannot be reached. */
async function requireQuestion({ content }: Pick<PageContext, "content">, about: string) {
  const questionId = questionIdOf(about);
  const question = questionId === undefined ? null : await content.fetch(FEEDBACK_BY_ID, { questionId });
  if (!question) throw new Response(null, { status: 404 });
  return question;
}

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => ({
  ...Object.fromEntries(actionHeaders),
  ...NO_STORE,
});

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? noindexMeta(data, "feedback:title") : failureMeta(error, location.pathname);

export default function FeedbackRoute() {
  const view = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <FeedbackPage {...view} step={answered?.step ?? view.step} refused={answered} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";
