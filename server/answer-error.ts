import type { ErrorRequestHandler } from "express";
import type { Log } from "#app/context.ts";

/** The last resort: what no page could answer. Logged once when it is our failure; the visitor gets its status. */
export function answerError(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = typeof error?.status === "number" ? error.status : 500;
    if (status >= 500) log.error({ err: error, method: request.method, path: request.path }, "A request failed");
    response
      .status(status)
      .type("text/plain; charset=utf-8")
      .send(status === 404 ? "Not found\n" : "Error\n");
  };
}
