import type { SubmissionResult } from "@conform-to/react";
import type { Withdrawal } from "./schema.ts";

/** What the action returns to the page: the next step, or a refused form. */
export type WithdrawalReply =
  | { step: "review" | "correct"; withdrawal: Withdrawal }
  | { step: "refused"; reply: SubmissionResult<string[]> };
