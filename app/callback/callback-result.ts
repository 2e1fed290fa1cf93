import { parse, type SubmissionResult } from "@conform-to/react";
import type { TextKey } from "#app/i18n/texts.ts";
import type { CallTime } from "./call-time.ts";

/** The outcome of a call-back request, as the action returns it to the form. */
export type CallbackResult = { ok: true; callTime: CallTime } | CallbackRejection;

/** A rejected form, with its values and errors. */
export interface CallbackRejection {
  ok: false;
  reply: SubmissionResult<string[]>;
  /** Seconds to wait, after too many requests. */
  waitS?: number;
}

/** The result of a form that got no response. */
export function callbackNotSent(formData: FormData, error: TextKey): CallbackRejection {
  const submission = parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": [error] } }) });
  return { ok: false, reply: submission.reply() };
}
