import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm, tooOften } from "#app/forms/read-form.server.ts";
import { questionnaireKind, saveQuestionnaireAnswers } from "#app/questionnaires/save-questionnaire.server.ts";
import { addAnswerId, readAnswerIds, saveQuizAnswers } from "#app/quiz/save-answers.server.ts";

/** In characters. A query string with every answer is far shorter. */
const MAX_LENGTH = 4000;

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

/**
 * Saves the answers of the quiz or a questionnaire: 200 with the record's id, 204 when nothing was saved, 429 after too many. It replaces a record only
 * when this browser created it. See docs/rules.md#recorded-answers.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request, ["answers", "id", "kind"]);
  const search = form.get("answers");
  const id = form.get("id");
  if (typeof search !== "string" || search.length > MAX_LENGTH) return new Response(null, { status: 400 });
  const waitS = await context.rateLimits.count("answers");
  if (waitS > 0) return new Response(null, tooOften(waitS));
  const ids = await readAnswerIds(context.answersCookie, request);
  const submission = { search, id: ids.find((one) => one === id) };
  const kind = questionnaireKind.safeParse(form.get("kind"));
  const savedId = kind.success
    ? await saveQuestionnaireAnswers(context, kind.data, submission)
    : await saveQuizAnswers(context, submission);
  if (savedId === undefined) return new Response(null, { status: 204 });
  const cookie = await context.answersCookie.serialize(addAnswerId(ids, savedId));
  return Response.json({ id: savedId }, { headers: { "Set-Cookie": cookie } });
}
