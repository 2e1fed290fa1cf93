import type { ServerOptions } from "node:http";

/** A request's headers and its whole body have to arrive within this time, in milliseconds. A form has a few hundred bytes. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;

/** How often Node looks for slower connections: a fraction of the time that they have. */
const CHECKS = 4;

/** Options of a server that answers slow requests with 408 and ends their connection. A slow response is not affected. */
export function requestTimeouts({ headersMs = HEADERS_MS, requestMs = REQUEST_MS } = {}): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(headersMs, requestMs) / CHECKS,
  };
}
