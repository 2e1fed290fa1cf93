import { parse } from "@conform-to/react";
import type { TextKey } from "#app/i18n/texts.ts";
import type { CallbackRefused } from "./callback-result.ts";

/** The answer to a form that did not get one: its values, and why. */
export function lostCallback(formData: FormData, why: TextKey): CallbackRefused {
  const submission = parse<unknown, string[]>(formData, { resolve: () => ({ error: { "": [why] } }) });
  return { ok: false, reply: submission.reply() };
}
