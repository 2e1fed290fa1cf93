import { isRouteErrorResponse } from "@remix-run/react";
import type { TextKey } from "#app/i18n/texts.ts";

/** Status of a form's reply that the browser made. After it no data is loaded again (`site/revalidation.ts`). */
export const UNANSWERED = 503;

/**
 * Sends a form, in a `clientAction`. When the site fails or does not answer, the page gets the reply of `replyWith` in place of the error
 * page: the form stays, with what was typed and a message (docs/rules.md#unanswered-forms). A proxy's error page, a network's login page
 * and an answer that is cut off are no answers.
 *
 * @param replyWith takes the message; returns undefined where there is no form to show it in.
 * @throws the site's own answers that are no data: a redirect, a refusal.
 */
export async function sendForm<Reply>(
  serverAction: () => Promise<Reply>,
  replyWith: (message: TextKey) => object | undefined,
): Promise<Reply | Response> {
  try {
    return await serverAction();
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    const reply = isAnswer ? undefined : replyWith(navigator.onLine ? "errors:unanswered" : "errors:network");
    if (!reply) throw error;
    // Remix would not unwrap `data()` here.
    return Response.json(reply, { status: UNANSWERED });
  }
}
