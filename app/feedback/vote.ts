import type { TextKey } from "#app/i18n/texts.ts";

type Vote = "YES" | "NO";

/** After NO the visitor may write a comment. See docs/rules.md#feedback-votes. */
export type FeedbackStep = "question" | "comment" | "done";

/** The response to a vote or a comment. A refused comment comes back with its error. */
export interface FeedbackReply {
  answer: Vote;
  step: FeedbackStep;
  /** A key of the `errors` texts. */
  error?: string;
  comment?: string;
}

/** In characters. Defined here, because the file with the schema would bring zod into every page with a feedback box. */
export const MAX_COMMENT_LENGTH = 500;

export const nextStep = (answer: Vote): FeedbackStep => (answer === "YES" ? "done" : "comment");

/** The reply to a vote or comment that was not taken: the form again, with the typed comment. */
export function refuseFeedback(form: FormData, error: TextKey): FeedbackReply {
  const comment = form.get("comment");
  if (typeof comment === "string") return { answer: "NO", step: "comment", error, comment };
  return { answer: form.get("answer") === "YES" ? "YES" : "NO", step: "question", error };
}

/** The subject of a vote, its question's id and a slug or page path: 'ayuda-respuesta:sin-luz'. */
export const voteSubject = (questionId: string, slugOrPath: string): string =>
  `${questionId}:${slugOrPath.replace(/^\//, "")}`;

const SUBJECT = /^([A-Za-z0-9_-]{1,60}):[a-z0-9/-]{1,120}$/;

/** The question's id in the subject of a vote; undefined when the subject is malformed. */
export const questionIdOf = (subject: string): string | undefined => SUBJECT.exec(subject)?.[1];

/** Returns the path if it is on this site, otherwise '/'. Prevents open redirects. */
export const safeReturnPath = (path: string | undefined): string =>
  path && /^\/(?![/\\])[\w/-]{0,200}$/.test(path) ? path : "/";
