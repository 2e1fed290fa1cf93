import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { allowOrigin } from "../http/loopback.ts";

const STREAM = /^\/v[^/]+\/data\/(listen|live\/events)\//;

/** `abc12345.localhost:3333`: the host of a project, as browsers know it. */
const PROJECT_HOST = /^[a-z0-9-]+(?<rest>\.localhost(:\d+)?)$/i;

/** Redirects that a browser has not followed yet. It does so at once. */
const MOST_PENDING = 100;

/**
 * Gives each stream of a browser a host name of its own. A browser opens six HTTP/1.1 connections to a host, and an unchanged Studio has
 * more streams than that: its other requests would wait for ever. So a stream at the project's host is redirected, and every name that ends
 * in `.localhost` leads here.
 *
 * A redirect to another host makes the request's origin `null`, which any page could have. Its query therefore has a random key, valid once.
 */
export function streamHosts(): RequestHandler {
  const pending = new Set<string>();
  return (request, response, next) => {
    const { host = "", origin } = request.headers;
    const rest = PROJECT_HOST.exec(host)?.groups?.rest;
    if (rest === undefined || origin === undefined || !STREAM.test(request.path)) return next();
    const known = String(request.query.streamKey);
    if (pending.has(known)) {
      // The preflight comes before the stream.
      if (request.method === "GET") pending.delete(known);
      return allowOrigin(origin, request, response, next);
    }
    // Not for an origin that may not read the redirect.
    if (request.method !== "GET" || !response.hasHeader("Access-Control-Allow-Origin")) return next();
    const key = randomUUID();
    pending.add(key);
    for (const oldest of pending) if (pending.size > MOST_PENDING) pending.delete(oldest);
    const url = new URL(request.originalUrl, `${request.protocol}://stream-${key}${rest}`);
    url.searchParams.set("streamKey", key);
    response.set("Cache-Control", "no-store").redirect(307, url.href);
  };
}
