import { parseWithZod } from "@conform-to/zod/v4";
import { callbackSchema } from "./schema.ts";

/**
 * Checks the call-back form. A file of its own, so that a page carries the code that checks no sooner than somebody is about to fill
 * the form in.
 */
export function checkCallback(formData: FormData) {
  return parseWithZod(formData, { schema: callbackSchema });
}
