import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "#app/checkout/read-form.server.ts";
import { questionnaireKind, recordQuestionnaire } from "#app/questionnaires/record-questionnaire.server.ts";
import { recordAnswers } from "#app/quiz/record-answers.server.ts";

/** An address with every answer is far shorter, in characters. */
const LONGEST = 4000;

/** An id that the service has given. */
const ID = /^[\w.:-]{1,100}$/;

/** Keeps what was answered, for the page to go on in peace: 200 with the id, or 204 when nothing was kept. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const search = form.get("answers");
  const id = form.get("id");
  if (typeof search !== "string" || search.length > LONGEST) return new Response(null, { status: 400 });
  const sent = { search, id: typeof id === "string" && ID.test(id) ? id : undefined };
  const kind = questionnaireKind.safeParse(form.get("kind"));
  const kept = kind.success ? await recordQuestionnaire(context, kind.data, sent) : await recordAnswers(context, sent);
  return kept === undefined ? new Response(null, { status: 204 }) : Response.json({ id: kept });
}

/** There is nothing to see. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
