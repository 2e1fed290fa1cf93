import { parseCookie, stringifySetCookie } from "cookie";
import { CLIENT_STATUS_COOKIE, type ClientStatus, parseClientStatus } from "./client-status.ts";

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** The client status of a request: the search parameter first, then the cookie, then the default. */
export function getClientStatus(request: Request): ClientStatus {
  const fromQuery = parseClientStatus(new URL(request.url).searchParams);
  if (fromQuery) return fromQuery;
  const remembered = parseCookie(request.headers.get("Cookie") ?? "")[CLIENT_STATUS_COOKIE];
  return remembered === "NOT_CLIENT" ? "NOT_CLIENT" : "CLIENT";
}

export function rememberClientStatus(status: ClientStatus, isSecure: boolean): string {
  return stringifySetCookie({
    name: CLIENT_STATUS_COOKIE,
    value: status,
    path: "/",
    maxAge: ONE_YEAR_S,
    sameSite: "lax",
    httpOnly: true,
    secure: isSecure,
  });
}
