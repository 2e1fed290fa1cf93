import type { ErrorRequestHandler } from "express";
import { clientErrorStatus } from "local-content-lake/http/handlers";
import type { z } from "zod";
import { log } from "../log.ts";

/** An error response: `{"message"}` with its status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "HttpError";
    this.status = status;
  }
}

export function badRequest(message: string): HttpError {
  return new HttpError(400, message);
}

export function notFound(message: string): HttpError {
  return new HttpError(404, message);
}

/**
 * Parses a value with a schema.
 *
 * @throws HttpError 400 with the first issue, as `field: message`.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join(".");
  throw badRequest(field ? `${field}: ${issue?.message}` : (issue?.message ?? "Invalid request"));
}

/** Answers errors. Client errors carry their message; others are logged. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = error instanceof HttpError ? error.status : clientErrorStatus(error);
  if (status !== undefined) {
    response.status(status).json({ message: error instanceof Error ? error.message : "Bad request" });
    return;
  }
  log.error({ err: error, method: request.method, url: request.originalUrl }, "request failed");
  response.status(500).json({ message: "Internal server error" });
};
