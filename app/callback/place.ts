import { CALLBACK_PATH } from "./paths.ts";

const LONGEST = 200;

/** The path of a page of a site: segments of letters, digits and what addresses encode, no query, no other host. */
const PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?$/;

/**
 * The page on which a visitor asked to be called, as its form says. Whatever is no path of a page counts as the page of the form:
 * the visitor cannot mend a hidden field.
 */
export function placeOf(value: string | undefined): string {
  return value !== undefined && value.length <= LONGEST && PATH.test(value) ? value : CALLBACK_PATH;
}
