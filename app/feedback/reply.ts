import type { TextKey } from "#app/i18n/texts.ts";
import type { Vote } from "./schema.ts";

/** Where a visitor stands (section 4): asked, after NO asked for a comment, done. */
export type FeedbackStep = "question" | "comment" | "done";

/** What a form is answered with: what comes next, and of a refused comment why, and what was typed. */
export interface FeedbackReply {
  answer: Vote;
  step: FeedbackStep;
  error?: TextKey;
  comment?: string;
}
