import type { RequestHandler } from "express";
import type { Log } from "#app/context.ts";
import type { Metrics, RefusedBy } from "./metrics.ts";

/** Statuses of a rejected request. 404 is not one. */
const REFUSALS = new Set([400, 401, 403, 405, 408, 409, 411, 413, 429, 431]);

const LOG_MS = 60_000;

export interface Refusals {
  count(status: number, by: RefusedBy): void;
  /** Counts the requests that it passes on and that are refused. */
  watch: RequestHandler;
  /** Marks the requests that reach the pages: from here on, a page rejects them. */
  atPages: RequestHandler;
}

/** Counts refused requests in the metrics, and logs their numbers once a minute while there are any. */
export function createRefusals(metrics: Metrics, log: Log): Refusals {
  let counts: Record<string, number> = {};
  let isReportDue = false;
  const report = () => {
    log.warn({ counts }, "Requests were refused");
    counts = {};
    isReportDue = false;
  };
  const count = (status: number, by: RefusedBy) => {
    metrics.requestRefused(status, by);
    const name = `${status} by ${by}`;
    counts[name] = (counts[name] ?? 0) + 1;
    if (isReportDue) return;
    isReportDue = true;
    setTimeout(report, LOG_MS).unref();
  };
  return {
    count,
    watch: (_request, response, next) => {
      response.once("finish", () => {
        const { statusCode, locals } = response;
        if (REFUSALS.has(statusCode)) count(statusCode, locals.isAtPages === true ? "page" : "server");
      });
      next();
    },
    atPages: (_request, response, next) => {
      response.locals.isAtPages = true;
      next();
    },
  };
}
