import type { RequestHandler } from "express";
import { refuseForm } from "./refuse-form.ts";

/**
 * Refuses every POST that does not come from a page of our own, before anything else happens (decisions 16): by
 * `Sec-Fetch-Site`, else by `Origin`; a request with neither is refused.
 */
export function requireSameOrigin(siteUrl: string): RequestHandler {
  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    const site = request.get("Sec-Fetch-Site");
    const origin = request.get("Origin");
    const isOwn = site
      ? site === "same-origin"
      : origin !== undefined && isOwnOrigin(origin, siteUrl, request.get("Host"));
    if (isOwn) return next();
    refuseForm(request, response, 403);
  };
}

/** The public origin, or the host that the request was sent to. */
function isOwnOrigin(origin: string, siteUrl: string, host: string | undefined): boolean {
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
