import type { RequestHandler } from "express";
import { badRequest } from "../lake-error.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Refuses a malformed or future API version with 400. The versions are `v1`, `vX` and dates up to tomorrow in UTC, as it is tomorrow
 * already somewhere. A path without a version is no address of the API and answered with 404.
 */
export const requireApiVersion: RequestHandler = (request, _response, next) => {
  const version = /^\/v([^/]*)\//.exec(request.path)?.[1];
  next(version === undefined || isVersion(version) ? undefined : badRequest(`Invalid API version "v${version}"`));
};

function isVersion(version: string): boolean {
  if (version === "1" || version === "X") return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  const date = new Date(`${version}T00:00:00Z`);
  // '2025-02-30' is read as a day in March.
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(version);
  return isDate && date.getTime() <= Date.now() + DAY_MS;
}
