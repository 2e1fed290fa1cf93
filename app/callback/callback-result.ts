import type { SubmissionResult } from "@conform-to/react";
import type { CallTime } from "./call-time.ts";

/** A form that was refused: what it shows, with the values kept. */
export interface CallbackRefused {
  ok: false;
  reply: SubmissionResult<string[]>;
}

/** What asking for a call ends in. */
export type CallbackResult = { ok: true; callTime: CallTime } | CallbackRefused;
