import type { Vote } from "./schema.ts";

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
export const stepAfter = (answer: Vote): FeedbackStep => (answer === "YES" ? "done" : "comment");
