import { type FeedbackReply, stepAfter } from "./reply.ts";

/** The answer to a form that did not get one: the visitor goes on as if it had arrived (section 8). */
export function lostFeedback(form: FormData): FeedbackReply {
  if (form.has("comment")) return { answer: "NO", step: "done" };
  const answer = form.get("answer") === "YES" ? "YES" : "NO";
  return { answer, step: stepAfter(answer) };
}
