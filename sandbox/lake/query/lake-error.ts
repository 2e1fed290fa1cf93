import { GroqSyntaxError } from "groq-js";

/** An answer of the lake other than 200, in the shape that Sanity's client reads. */
export class LakeError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message);
    this.name = "LakeError";
    this.status = status;
    this.body = body;
  }
}

export function datasetNotFound(projectId: string, dataset: string): LakeError {
  const message = `Dataset "${dataset}" not found for project ID "${projectId}"`;
  return new LakeError(404, message, { statusCode: 404, error: "Dataset not found", message });
}

export function badRequest(message: string): LakeError {
  return new LakeError(400, message, { statusCode: 400, error: "Bad Request", message });
}

/** Sanity marks the place with offsets; groq-js knows where the error starts, so one character is marked. */
export function queryParseError(query: string, error: GroqSyntaxError): LakeError {
  const { message, position } = error;
  const details = { description: message, type: "queryParseError", query, start: position, end: position + 1 };
  return new LakeError(400, message, { error: details });
}

/** What groq-js refuses at parsing becomes Sanity's answer; every other error stays as it is. */
export function asLakeError(query: string, error: unknown): unknown {
  return error instanceof GroqSyntaxError ? queryParseError(query, error) : error;
}
