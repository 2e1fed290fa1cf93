import type { RequestHandler } from "express";
import { rememberClientStatus } from "#app/site/client-status.server.ts";
import { clientStatusOfQuery } from "#app/site/client-status.ts";

/** `client=false` or `client=true` on any URL is remembered (section 2, query parameters). */
export function rememberClientStatusOfQuery(isSecure: boolean): RequestHandler {
  return (request, response, next) => {
    const [, query = ""] = request.originalUrl.split("?", 2);
    const asked = clientStatusOfQuery(new URLSearchParams(query));
    if (asked) response.append("Set-Cookie", rememberClientStatus(asked, isSecure));
    next();
  };
}
