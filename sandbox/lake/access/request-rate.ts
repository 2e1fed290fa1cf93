import type { RequestHandler } from "express";
import { tooManyRequests } from "./refusals.ts";

/** Requests per second and address, from Sanity's technical limits. All requests here are of one address. */
const PER_SECOND = { api: 500, mutations: 25, uploads: 25 };

const WINDOW_MS = 1_000;

/** Refuses requests beyond Sanity's limits with 429, and tells the client in headers how many are left. */
export function requestRate(): RequestHandler {
  let windowStart = 0;
  let counts = { api: 0, mutations: 0, uploads: 0 };
  return (request, response, next) => {
    const now = Date.now();
    if (now - windowStart >= WINDOW_MS || now < windowStart) {
      windowStart = now;
      counts = { api: 0, mutations: 0, uploads: 0 };
    }
    const kind = kindOf(request.path);
    counts.api += 1;
    if (kind !== "api") counts[kind] += 1;
    const limit = PER_SECOND[kind];
    const remaining = Math.max(0, limit - counts[kind]);
    response.set({
      "RateLimit-Limit": String(limit),
      "RateLimit-Remaining": String(remaining),
      "RateLimit-Reset": "1",
      "X-RateLimit-Limit-Second": String(limit),
      "X-RateLimit-Remaining-Second": String(remaining),
    });
    if (counts.api <= PER_SECOND.api && counts[kind] <= limit) return next();
    response.set("Retry-After", "1");
    next(tooManyRequests());
  };
}

function kindOf(path: string): keyof typeof PER_SECOND {
  if (/^\/v[^/]+\/data\/(mutate|actions)\//.test(path)) return "mutations";
  return /^\/v[^/]+\/assets\//.test(path) ? "uploads" : "api";
}
