import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import * as field from "#app/forms/fields.ts";
import { PATHS } from "#app/paths.ts";

/** The call-back form, for the browser, the server and the types (section 5). */
export const callbackSchema = z.object({
  name: field.text(),
  phone: field.mobile(),
  consent: field.ticked("errors:consent"),
  place: z.string().optional().transform(callbackPagePath),
});

const LONGEST = 200;

/** The path of a page of a site: segments of letters, digits and what addresses encode, no query, no other host. */
const PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?$/;

/**
 * The page on which a visitor asked to be called, as its form says. Whatever is no path of a page counts as the page of the form:
 * the visitor cannot mend a hidden field.
 */
export function callbackPagePath(value: string | undefined): string {
  return value !== undefined && value.length <= LONGEST && PATH.test(value) ? value : PATHS.callback;
}

/**
 * Checks the call-back form. A file of its own, so that a page carries the code that checks no sooner than somebody is about to fill
 * the form in.
 */
export function validateCallback(formData: FormData) {
  return parseWithZod(formData, { schema: callbackSchema });
}
