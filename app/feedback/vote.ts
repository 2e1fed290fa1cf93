import type { Vote } from "./submit-feedback.server.ts";

/** Where a visitor stands (section 4): asked, after NO asked for a comment, done. */
export type FeedbackStep = "question" | "comment" | "done";

/** What a form is answered with: what comes next, and of a refused comment why, and what was typed. */
export interface FeedbackReply {
  answer: Vote;
  step: FeedbackStep;
  /** A key of the `errors` texts. */
  error?: string;
  comment?: string;
}

/** What comes after a vote (section 4). */
export const nextStep = (answer: Vote): FeedbackStep => (answer === "YES" ? "done" : "comment");

/** What a vote is about: the id of what is asked, and which answer or page of the site it was asked of: 'ayuda-respuesta:sin-luz'. */
const ABOUT = /^([A-Za-z0-9_-]{1,60}):[a-z0-9/-]{1,120}$/;

/** What a vote is about; a page is named by its path. */
export const voteSubject = (questionId: string, subject: string): string =>
  `${questionId}:${subject.replace(/^\//, "")}`;

/** The id of what is asked, of what a form says that it is about; undefined when it says nonsense. */
export const questionIdOf = (about: string): string | undefined => ABOUT.exec(about)?.[1];

/** A path of this site to go back to; home's for anything else. */
export const safeReturnPath = (value: string | undefined): string =>
  value && /^\/(?![/\\])[\w/-]{0,200}$/.test(value) ? value : "/";

/** The longest comment, in characters. Apart from the schema, so that a page with thumbs carries no code that checks. */
export const MAX_COMMENT_LENGTH = 500;

/** The answer to a form that did not get one: the visitor goes on as if it had arrived (section 8). */
export function replyWhenNotSent(form: FormData): FeedbackReply {
  if (form.has("comment")) return { answer: "NO", step: "done" };
  const answer = form.get("answer") === "YES" ? "YES" : "NO";
  return { answer, step: nextStep(answer) };
}
