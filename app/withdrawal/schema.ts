import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import * as ofOrder from "#app/forms/order-rules.ts";
import * as field from "#app/forms/validation-rules.ts";

/** Whatever a visitor calls himself and his contract is taken: no withdrawal is rejected for its spelling. */
const words = () => field.required().max(field.MAX_TEXT_LENGTH, field.TOO_LONG);

/** The fields of a withdrawal (docs/rules.md#withdrawal). */
export const withdrawalSchema = z.object({
  name: words(),
  /** The number of the order or contract, or the address of the installation. */
  contract: words(),
  /** Where the acknowledgement is sent. */
  email: ofOrder.email(),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** What the action returns to the page: the next step, or a rejected form. */
export type WithdrawalReply =
  | { step: "review" | "correct"; withdrawal: Withdrawal }
  | { step: "rejected"; reply: SubmissionResult<string[]> };
