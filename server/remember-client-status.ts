import type { RequestHandler } from "express";
import { rememberClientStatus } from "#app/kits/client-status.server.ts";
import { clientStatusOfQuery } from "#app/kits/client-status.ts";

/** `client=false` or `client=true` on any URL is remembered (section 2, query parameters). */
export const rememberClientStatusOfQuery: RequestHandler = (request, response, next) => {
  const asked = clientStatusOfQuery(new URL(request.originalUrl, "http://site").searchParams);
  if (asked) response.append("Set-Cookie", rememberClientStatus(asked));
  next();
};
