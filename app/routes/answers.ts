import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "#app/forms/read-form.server.ts";
import { questionnaireKind, saveQuestionnaireAnswers } from "#app/questionnaires/save-questionnaire.server.ts";
import { addAnswerId, readAnswerIds } from "#app/quiz/answers-cookie.server.ts";
import { saveQuizAnswers } from "#app/quiz/save-answers.server.ts";

/** An address with every answer is far shorter, in characters. */
const LONGEST = 4000;

/**
 * Keeps what was answered, for the page to go on in peace: 200 with the id, or 204 when nothing was kept. In place of what stands under
 * an id only where this browser was given it.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const search = form.get("answers");
  const id = form.get("id");
  if (typeof search !== "string" || search.length > LONGEST) return new Response(null, { status: 400 });
  const ids = await readAnswerIds(context.answersCookie, request);
  const sent = { search, id: ids.find((one) => one === id) };
  const kind = questionnaireKind.safeParse(form.get("kind"));
  const kept = kind.success
    ? await saveQuestionnaireAnswers(context, kind.data, sent)
    : await saveQuizAnswers(context, sent);
  if (kept === undefined) return new Response(null, { status: 204 });
  const cookie = await context.answersCookie.serialize(addAnswerId(ids, kept));
  return Response.json({ id: kept }, { headers: { "Set-Cookie": cookie } });
}

/** There is nothing to see. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
