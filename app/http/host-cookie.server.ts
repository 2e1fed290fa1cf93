import { type Cookie, createCookie } from "@remix-run/node";
import { purposeKey } from "./purpose-key.server.ts";

/**
 * The name of a cookie that only the server reads. Over HTTPS it has the prefix `__Host-`: browsers then take it from this host
 * alone, with `Secure` and `Path=/` (docs/decisions/0054).
 */
export const hostCookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

interface HostCookieOptions {
  /** The first one signs; the others are still accepted. */
  secrets: string[];
  isSecure: boolean;
  /** Seconds. Without it the cookie lasts as long as the browser runs. */
  maxAge?: number;
  sameSite?: "lax" | "none";
}

/**
 * Creates a signed cookie that only the server reads. Each name has its own keys, so that the value of one cookie is not accepted in another.
 */
export function createHostCookie(name: string, { secrets, isSecure, ...options }: HostCookieOptions): Cookie {
  const purpose = `cookie ${name}`;
  return createCookie(hostCookieName(name, isSecure), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    secrets: secrets.map((secret) => purposeKey(secret, purpose).toString("base64url")),
    ...options,
  });
}
