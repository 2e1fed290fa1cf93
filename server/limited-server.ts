import { createServer, type Server } from "node:http";

/** A request's headers and its whole body have to arrive within this time, in milliseconds. A form has a few hundred bytes. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;

/**
 * How long nothing may move on a connection, in milliseconds: longer than an open tab waits (50 s), than two calls of a backend take (60 s
 * at most) and than proxies keep an idle connection (60 s). A form that a proxy sends on a connection which the site closes is lost.
 */
const STILL_MS = 75_000;

/** How often Node looks for slower connections: a fraction of the time that they have. */
const CHECKS = 4;

/**
 * Node answers longer headers with an empty 431, in bytes. So that a visitor with too many cookies gets a page that clears them
 * (`large-headers.ts`), this is more than what any proxy lets through.
 */
const MAX_HEADER_BYTES = 128 * 1024;

/**
 * Creates a server that answers slow requests with 408 and ends their connection, and also ends one whose client takes nothing of an
 * answer. A response that is read slowly is not affected (docs/rules.md#time-limits).
 */
export function createLimitedServer({
  headersMs = HEADERS_MS,
  requestMs = REQUEST_MS,
  stillMs = STILL_MS,
} = {}): Server {
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(headersMs, requestMs) / CHECKS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node would take the first of two headers with one name. Joined, they are no host, token or origin, and are refused.
    joinDuplicateHeaders: true,
  });
  server.timeout = stillMs;
  server.keepAliveTimeout = stillMs;
  return server;
}
