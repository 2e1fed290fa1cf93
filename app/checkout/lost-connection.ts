import { parse, type SubmissionResult } from "@conform-to/react";

/** The answer to a form that did not reach the server: its values, and the message in the step's header. */
export function lostConnection(formData: FormData): SubmissionResult<string[]> {
  const submission = parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": ["errors:network"] } }) });
  return submission.reply();
}
