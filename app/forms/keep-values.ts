import { parse, type SubmissionResult } from "@conform-to/react";
import type { TextKey } from "#app/i18n/texts.ts";

/** The reply to a form that was not handled: it keeps the values and shows a message. */
export function keepValues(formData: FormData, message: TextKey): SubmissionResult<string[]> {
  return parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": [message] } }) }).reply();
}
