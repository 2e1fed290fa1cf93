import type { IncomingMessage } from "node:http";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { errorBody } from "../lake-error.ts";

const LOOPBACK_HOST = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOOPBACK_ORIGIN = /^https?:\/\/(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Methods without effects. Other origins may send them, but cannot read the response. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The reason to refuse a request, if any. Only this machine can reach the server, so it needs no login; but a page of another origin
 * could still reach it through the browser: by a form, a script, or a host name that resolves to this machine.
 *
 * @param otherHosts values of `Host` that are served too: for a server in a container, which only containers of its network reach.
 */
export function reasonToRefuse(
  { method = "GET", headers }: IncomingMessage,
  otherHosts: readonly string[] = [],
): string | undefined {
  const { host = "", origin } = headers;
  if (!LOOPBACK_HOST.test(host) && !otherHosts.includes(host)) return `Only localhost is served, not ${host}`;
  const isUpgrade = headers.upgrade !== undefined;
  if (origin === undefined || (SAFE_METHODS.has(method) && !isUpgrade)) return undefined;
  return LOOPBACK_ORIGIN.test(origin) ? undefined : `A page of ${origin} may not make changes`;
}

/** Refuses foreign requests with 403. */
export function loopbackOnly(otherHosts: readonly string[] = []): RequestHandler {
  return (request, response, next) => {
    const reason = reasonToRefuse(request, otherHosts);
    if (reason === undefined) next();
    else response.status(403).json(errorBody(403, reason));
  };
}

/** CORS for the origins of this machine, on any port. */
export const loopbackCors: RequestHandler = (request, response, next) => {
  const { origin } = request.headers;
  response.vary("Origin");
  if (origin === undefined || !LOOPBACK_ORIGIN.test(origin)) return next();
  allowOrigin(origin, request, response, next);
};

/** Lets pages of an origin read the response and send credentials. Answers a preflight. */
export function allowOrigin(origin: string, request: Request, response: Response, next: NextFunction): void {
  response.set("Access-Control-Allow-Origin", origin);
  response.set("Access-Control-Allow-Credentials", "true");
  const isPreflight = request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;
  if (!isPreflight) {
    next();
    return;
  }
  response.set("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  response.set("Access-Control-Allow-Headers", request.headers["access-control-request-headers"] ?? "");
  response.set("Access-Control-Max-Age", "600");
  response.sendStatus(204);
}
