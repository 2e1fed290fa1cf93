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

/** The log's words for what the lake lacks: the browser tests look for them. */
export const UNKNOWN_ADDRESS = "the lake does not know this address";

export function datasetNotFound(projectId: string, dataset: string): LakeError {
  const message = `Dataset "${dataset}" not found for project ID "${projectId}"`;
  return new LakeError(404, message, { statusCode: 404, error: "Dataset not found", message });
}

export function notFound(message: string): LakeError {
  return new LakeError(404, message, { statusCode: 404, error: "Not Found", message });
}

export function badRequest(message: string): LakeError {
  return new LakeError(400, message, { statusCode: 400, error: "Bad Request", message });
}

/**
 * What groq-js refuses at parsing. Sanity marks the place with offsets; groq-js knows at most where the error starts,
 * so one character is marked.
 */
export function queryParseError(query: string, error: unknown): LakeError {
  const message = error instanceof Error ? error.message : String(error);
  const position = error instanceof GroqSyntaxError ? error.position : 0;
  const details = { description: message, type: "queryParseError", query, start: position, end: position + 1 };
  return new LakeError(400, message, { error: details });
}
