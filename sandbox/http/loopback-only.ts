import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Methods that change nothing: a page from elsewhere may send them, and cannot read the answer. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether the text is the origin of a page of this machine, on any port. */
export function isLoopbackOrigin(origin: string): boolean {
  return LOOPBACK_ORIGIN.test(origin);
}

/**
 * Why a request must not be answered, or undefined. The sandbox needs no login because only this machine reaches it;
 * a foreign page could still use the visitor's browser, by a form or script, or by a name that resolves to this machine.
 */
export function foreignRequest({ method = "GET", headers }: IncomingMessage): string | undefined {
  const { host = "", origin } = headers;
  if (!LOOPBACK_HOST.test(host)) return `The sandbox is not served as ${host}`;
  const isUpgrade = headers.upgrade !== undefined;
  if (origin === undefined || (SAFE_METHODS.has(method) && !isUpgrade)) return undefined;
  return isLoopbackOrigin(origin) ? undefined : `A page of ${origin} may not change the sandbox`;
}

/** Refuses foreign requests with 403. */
export const loopbackOnly: RequestHandler = (request, response, next) => {
  const reason = foreignRequest(request);
  if (reason === undefined) next();
  else response.status(403).json({ message: reason });
};
