import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import * as field from "#app/forms/common-rules.ts";
import { PATHS } from "#app/paths.ts";
import type { CallTime } from "./call-time.ts";

/** The fields of the call-back form. See docs/rules.md#callback-request. */
export const callbackSchema = z.object({
  name: field.personName(),
  phone: field.mobile(),
  consent: field.requiredCheckbox("errors:consent"),
  place: z.string().optional().transform(sanitizePagePath),
  /** Hidden from people (docs/rules.md#callback-robots). */
  message: z.string().optional(),
  /** Milliseconds from the form's appearance to its sending. Only our script sends it. */
  elapsed: z.string().optional(),
});

/** Validates the call-back form. Browser code imports this file lazily, because zod is large. */
export function validateCallback(formData: FormData) {
  return parseWithZod(formData, { schema: callbackSchema });
}

const MAX_PATH_LENGTH = 200;

/** A path of the site: no query string, no other host. */
const PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?$/;

/**
 * The path of the page with the form, from its hidden field. An invalid path is replaced by the path of the call-back page, because
 * visitors cannot correct a hidden field.
 */
export function sanitizePagePath(value: string | undefined): string {
  return value !== undefined && value.length <= MAX_PATH_LENGTH && PATH.test(value) ? value : PATHS.callback;
}

/** The outcome of a call-back request, as the action returns it to the form. */
export type CallbackResult = { ok: true; callTime: CallTime } | CallbackRejection;

/** A rejected form, with its values and errors. */
export interface CallbackRejection {
  ok: false;
  reply: SubmissionResult<string[]>;
  /** Seconds to wait, after too many requests. */
  waitS?: number;
}
