import { z } from "zod";
import { BRAND } from "#app/backends/contract.ts";
import type { PageContext } from "#app/context.ts";
import { type FeedbackReply, MAX_COMMENT_LENGTH, nextStep } from "./vote.ts";
import type { StoredVote } from "./votes-cookie.server.ts";

type Doors = Pick<PageContext, "node" | "log">;

/** What came of a form: the vote as it is now, and what the visitor is told. */
export interface Feedback {
  voted: StoredVote;
  reply: FeedbackReply;
}

/** Takes a vote or a comment out of a form; undefined when it holds neither. What fails at the service is logged alone (section 8). */
export async function submitFeedback(
  doors: Doors,
  form: FormData,
  about: string,
  before: StoredVote | undefined,
): Promise<Feedback | undefined> {
  const answer = vote.safeParse(form.get("answer"));
  if (answer.success) return await takeVote(doors, { about, answer: answer.data }, before);
  const text = form.get("comment");
  return typeof text === "string" ? await takeComment(doors, text, about, before) : undefined;
}

/** A vote that is the one before is not sent again; the service knows no change of one, so another vote goes out as a new one. */
async function takeVote(doors: Doors, wanted: StoredVote, before: StoredVote | undefined): Promise<Feedback> {
  const voted = before?.answer === wanted.answer && before.id !== undefined ? before : await send(doors, wanted);
  return { voted, reply: { answer: wanted.answer, step: nextStep(wanted.answer) } };
}

async function takeComment(
  doors: Doors,
  text: string,
  about: string,
  before: StoredVote | undefined,
): Promise<Feedback> {
  const checked = comment.safeParse(text);
  const voted = before ?? { about, answer: "NO" as const };
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return { voted, reply: { answer: "NO", step: "comment", ...(issue && { error: issue.message }), comment: text } };
  }
  // A vote that did not arrive is tried again with its comment.
  const sent = voted.id === undefined ? await send(doors, { about, answer: "NO" }) : voted;
  if (sent.id !== undefined) {
    const result = await doors.node.commentQualification(sent.id, { comment: checked.data, brand: BRAND });
    if (!result.ok) logFailure(doors, result);
  }
  return { voted: sent, reply: { answer: "NO", step: "done" } };
}

async function send(doors: Doors, { about, answer }: StoredVote): Promise<StoredVote> {
  const result = await doors.node.qualify({ questionId: about, answer, brand: BRAND });
  if (result.ok) return { about, answer, id: result.answer };
  logFailure(doors, result);
  return { about, answer };
}

function logFailure({ log }: Doors, { status, cause }: { status?: number; cause: string }): void {
  log.warn({ call: "qualification", status, cause }, "A backend call failed");
}

/** A thumb up or down. */
export const vote = z.enum(["YES", "NO"]);
export type Vote = z.infer<typeof vote>;

/** What was amiss. A message is a key of the `errors` texts. */
export const comment = z.string().trim().min(1, "errors:required").max(MAX_COMMENT_LENGTH, "errors:tooLong");
