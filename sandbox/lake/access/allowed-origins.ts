import type { RequestHandler } from "express";
import { allowOrigin } from "../http/loopback.ts";
import { forbidden } from "./refusals.ts";

/** What Sanity's client asks when a stream fails in a browser. Every page may read the answer. */
const CHECK = /^\/v[^/]+\/check\/cors$/;

/** CORS for the project's origins, with credentials. Requests of other pages are refused with 403. */
export function allowedOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary("Origin");
    const isAllowed = origin === undefined || origins.includes(origin);
    if (CHECK.test(request.path)) {
      response.set("Access-Control-Allow-Origin", "*");
      response.json({ result: { allowed: isAllowed, withCredentials: isAllowed } });
    } else if (!isAllowed) next(originNotAllowed());
    else if (origin === undefined) next();
    else allowOrigin(origin, request, response, next);
  };
}

export function originNotAllowed() {
  return forbidden("CORS Origin not allowed");
}
