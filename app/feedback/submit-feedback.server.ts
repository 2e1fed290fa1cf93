import type { Cookie } from "@remix-run/node";
import { z } from "zod";
import { BRAND } from "#app/backends/request.server.ts";
import type { PageContext } from "#app/context.ts";
import { FEEDBACK_QUESTIONS } from "./queries.ts";
import { type FeedbackReply, MAX_COMMENT_LENGTH, nextStep, questionIdOf } from "./vote.ts";

/** The fields of votes and comments. */
export const FEEDBACK_FIELDS = ["about", "back", "answer", "comment"];

type Backend = Pick<PageContext, "node" | "log">;

interface Feedback {
  /** The visitor's vote after this form. */
  vote: StoredVote;
  reply: FeedbackReply;
}

/** Messages are keys of the `errors` texts. */
const commentSchema = z.string().trim().min(1, "errors:required").max(MAX_COMMENT_LENGTH, "errors:tooLong");

/**
 * Sends the vote or comment of a form. Backend failures are only logged. See docs/rules.md#feedback-votes.
 *
 * @param before the visitor's vote on this subject so far.
 * @returns undefined when the form contains neither a vote nor a comment.
 */
export async function submitFeedback(
  backend: Backend,
  form: FormData,
  about: string,
  before: StoredVote | undefined,
): Promise<Feedback | undefined> {
  const answer = voteSchema.safeParse(form.get("answer"));
  if (answer.success) return await submitVote(backend, { about, answer: answer.data }, before);
  const comment = form.get("comment");
  return typeof comment === "string" ? await submitComment(backend, comment, about, before) : undefined;
}

/** Skips unchanged votes. The API cannot update a vote, so a change is a new POST. */
async function submitVote(backend: Backend, vote: StoredVote, before: StoredVote | undefined): Promise<Feedback> {
  const isUnchanged = before?.answer === vote.answer && before.id !== undefined;
  return {
    vote: isUnchanged ? before : await sendVote(backend, vote),
    reply: { answer: vote.answer, step: nextStep(vote.answer) },
  };
}

async function submitComment(
  backend: Backend,
  comment: string,
  about: string,
  before: StoredVote | undefined,
): Promise<Feedback> {
  const vote = before ?? { about, answer: "NO" };
  const checked = commentSchema.safeParse(comment);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return { vote, reply: { answer: "NO", step: "comment", ...(issue && { error: issue.message }), comment } };
  }
  // The comment needs the vote's id, so a vote that failed is sent again.
  const sent = vote.id === undefined ? await sendVote(backend, { about, answer: "NO" }) : vote;
  if (sent.id !== undefined) {
    const result = await backend.node.commentQualification(sent.id, { comment: checked.data, brand: BRAND });
    if (!result.ok) logFailure(backend, result);
  }
  return { vote: sent, reply: { answer: "NO", step: "done" } };
}

async function sendVote(backend: Backend, { about, answer }: StoredVote): Promise<StoredVote> {
  const result = await backend.node.qualify({ questionId: about, answer, brand: BRAND });
  if (result.ok) return { about, answer, id: result.data };
  logFailure(backend, result);
  return { about, answer };
}

function logFailure({ log }: Backend, { status, cause }: { status?: number; cause: string }): void {
  log.warn({ call: "qualification", status, cause }, "A backend call failed");
}

/** @throws a 404 Response when no question has the subject's id, and an error when the content cannot be reached. */
export async function requireQuestion({ content }: Pick<PageContext, "content">, about: string) {
  const questionId = questionIdOf(about);
  const questions = questionId === undefined ? [] : await content.fetch(FEEDBACK_QUESTIONS);
  const question = questions.find((one) => one.questionId === questionId);
  if (!question) throw new Response(null, { status: 404 });
  return question;
}

/**
 * Checks that the question exists. When the content cannot be reached, the vote is accepted unchecked.
 *
 * @throws a 404 Response when no question has the subject's id.
 */
export async function checkQuestion(context: Pick<PageContext, "content" | "log">, about: string): Promise<void> {
  try {
    await requireQuestion(context, about);
  } catch (error) {
    if (error instanceof Response) throw error;
    context.log.warn({ err: error }, "Content unavailable: the vote is accepted without checking its question");
  }
}

/** Keeps the cookie below 4 KB. The oldest votes are dropped. */
const MAX_VOTES = 12;

export const voteSchema = z.enum(["YES", "NO"]);

const storedVote = z.object({
  about: z.string(),
  answer: voteSchema,
  /** The id at the 'node' service; undefined when the service could not be reached. */
  id: z.string().optional(),
});
const storedVotes = z.array(storedVote);

/** A visitor's vote on one subject. */
export type StoredVote = z.infer<typeof storedVote>;

/** The votes in a request's cookie, newest first. */
export async function readVotes(cookie: Cookie, request: Request): Promise<StoredVote[]> {
  const parsed = storedVotes.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : [];
}

/** Adds a vote, or replaces the one on the same subject. */
export function addVote(votes: StoredVote[], vote: StoredVote): StoredVote[] {
  return [vote, ...votes.filter(({ about }) => about !== vote.about)].slice(0, MAX_VOTES);
}
