import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { FeedbackPage } from "#app/feedback/feedback-page.tsx";
import {
  addVote,
  checkQuestion,
  FEEDBACK_FIELDS,
  readVotes,
  requireQuestion,
  submitFeedback,
} from "#app/feedback/submit-feedback.server.ts";
import { refuseFeedback, safeReturnPath } from "#app/feedback/vote.ts";
import { readForm, tooOften } from "#app/forms/read-form.server.ts";
import { sendForm } from "#app/forms/send-form.ts";
import { loadT } from "#app/i18n/load-texts.server.ts";
import { localeOf, localePath, requestLocale } from "#app/i18n/locale.ts";
import { localize } from "#app/i18n/localize.ts";
import { failureMeta } from "#app/layout/failure-texts.ts";
import { PATHS } from "#app/paths.ts";
import { noindexMeta } from "#app/seo/page-meta.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** The page after a vote without JavaScript. `?sobre=` is the vote's subject, `?en=` the path to go back to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const about = searchParams.get("sobre") ?? "";
  const [question, t] = await Promise.all([requireQuestion(context, about), loadT(context.content, locale)]);
  const vote = (await readVotes(context.votesCookie, request)).find((one) => one.about === about);
  const isDone = searchParams.get("paso") === "gracias" || vote?.answer === "YES";
  const step = !vote ? ("question" as const) : isDone ? ("done" as const) : ("comment" as const);
  const back = safeReturnPath(searchParams.get("en") ?? undefined);
  return { question: localize(question, locale), about, back, step, title: t("feedback:title") };
}

/** Exists so that `PrefetchPageLinks` loads only the code of this route, not its data. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader<typeof loader>();

/** 303 to the page after the vote, or 400 with the refused comment, or 429 after too many. With `stay` it returns the reply as data. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, FEEDBACK_FIELDS);
  const about = String(form.get("about") ?? "");
  const waitS = await context.rateLimits.count("vote");
  if (waitS > 0) return data(refuseFeedback(form, "errors:tooOften"), tooOften(waitS));
  await checkQuestion(context, about);
  const votes = await readVotes(context.votesCookie, request);
  const before = votes.find((one) => one.about === about);
  const feedback = await submitFeedback(context, form, about, before);
  if (!feedback) throw new Response(null, { status: 400 });
  const { vote, reply } = feedback;
  const cookie = await context.votesCookie.serialize(addVote(votes, vote));
  const headers = { ...NO_STORE, "Set-Cookie": cookie };
  if (reply.error) return data(reply, { status: 400, headers });
  if (form.get("stay") === "on") return data(reply, { headers });
  const query = new URLSearchParams({ sobre: about, en: safeReturnPath(String(form.get("back") ?? "")) });
  if (reply.step === "done") query.set("paso", "gracias");
  return redirect(`${localePath(requestLocale(request), PATHS.feedback)}?${query}`, {
    status: 303,
    headers,
  });
}

/** Without an answer the form keeps the comment and shows an error. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  return await sendForm(serverAction<typeof action>, (message) => refuseFeedback(form, message));
}

export { revalidateAfterSuccess as shouldRevalidate } from "#app/site/revalidation.ts";

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  data ? noindexMeta(data) : failureMeta(error, location.pathname);

export default function FeedbackRoute() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <FeedbackPage {...view} step={reply?.step ?? view.step} refused={reply} />;
}

export { FailurePage as ErrorBoundary } from "#app/layout/failure-page.tsx";
