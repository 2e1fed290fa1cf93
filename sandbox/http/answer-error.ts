import type { ErrorRequestHandler } from "express";
import { log } from "../log.ts";
import { Refusal } from "./refusal.ts";

/** The last handler: refusals and the body parser's errors say what is wrong; anything else is ours, and logged. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = error instanceof Refusal ? error.status : clientErrorStatus(error);
  if (status !== undefined) {
    response.status(status).json({ message: error instanceof Error ? error.message : "Bad request" });
    return;
  }
  log.error({ err: error, method: request.method, url: request.originalUrl }, "request failed");
  response.status(500).json({ message: "Internal server error" });
};

/** The status that Express's own errors (bad JSON, too large a body) carry. */
function clientErrorStatus(error: unknown): number | undefined {
  const hasStatus = error instanceof Error && "status" in error && typeof error.status === "number";
  return hasStatus && Number(error.status) < 500 ? Number(error.status) : undefined;
}
