import { randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";

export const XSRF_COOKIE = "XSRF-TOKEN";
const FIELD = "_xsrf";
const HEADER = "X-XSRF-TOKEN";

/** Undefined also for an empty one, which an empty field would equal. */
const cookieOf = (request: Request) => parseCookie(request.headers.get("Cookie") ?? "")[XSRF_COOKIE] || undefined;

/** The visitor's token for the checkout's forms, and the cookie to set when there is none yet (docs/rules.md#xsrf-token). */
export function xsrfToken(request: Request, isSecure: boolean): { token: string; setCookie?: string } {
  const existing = cookieOf(request);
  if (existing) return { token: existing };
  const token = randomBytes(32).toString("base64url");
  // Not HttpOnly: our scripts read the cookie and send it as a header.
  return {
    token,
    setCookie: stringifySetCookie({ name: XSRF_COOKIE, value: token, path: "/", sameSite: "lax", secure: isSecure }),
  };
}

/** Whether the visitor's browser sends the token's cookie at all. */
export const hasXsrfCookie = (request: Request) => cookieOf(request) !== undefined;

/** Whether the header, or else the hidden field, equals the cookie (docs/rules.md#xsrf-token). */
export function hasXsrfToken(request: Request, formData: FormData): boolean {
  const expected = cookieOf(request);
  const given = request.headers.get(HEADER) ?? formData.get(FIELD);
  return expected !== undefined && typeof given === "string" && isSame(expected, given);
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
