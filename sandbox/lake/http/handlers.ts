import { type ErrorRequestHandler, json, type Request, type RequestHandler, type Response } from "express";
import type { Logger } from "pino";
import type { JsonValue } from "../json.ts";
import { badRequest, errorBody, LakeError } from "../lake-error.ts";

/** The log of the process that runs the lake. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** Passes a rejected promise to the error handler, which Express 4 does not do. */
export function asyncRoute(handle: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return (request, response, next) => {
    handle(request, response).catch(next);
  };
}

/** Nested lists and objects: far more levels than content has, far fewer than exhaust the stack. */
const MAX_LEVELS = 100;

/** Parses a JSON body of at most `limit` ('4mb'). Answers LakeError 400 when it is nested too deeply. */
export function jsonBody(limit: string): RequestHandler {
  const parse = json({ limit });
  return (request, response, next) => {
    parse(request, response, (error: unknown) => {
      if (error !== undefined) return next(error);
      const isDeep = isNestedDeeper(request.body, MAX_LEVELS);
      next(isDeep ? badRequest(`The body is nested deeper than ${MAX_LEVELS} levels`) : undefined);
    });
  };
}

/** Recurses no deeper than `levels` itself. */
function isNestedDeeper(value: JsonValue, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isNestedDeeper(child, levels - 1));
}

/** The last handler: answers in the shape of Sanity's errors, also for Express's own and for internal ones. */
export function answerError(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof LakeError) {
      response.status(error.status).json(error.body);
      return;
    }
    const status = clientErrorStatus(error);
    if (status !== undefined && error instanceof Error) {
      response.status(status).json(errorBody(status, error.message));
      return;
    }
    log.error({ err: error, method: request.method, url: request.originalUrl }, "request failed");
    response.status(500).json(errorBody(500, "Internal server error"));
  };
}

/** The status that Express's errors (invalid JSON, a body too large) carry. */
export function clientErrorStatus(error: unknown): number | undefined {
  const hasStatus = error instanceof Error && "status" in error && typeof error.status === "number";
  return hasStatus && Number(error.status) < 500 ? Number(error.status) : undefined;
}
