import { STATUS_CODES } from "node:http";

/** An error response, in the shape that Sanity's client reads. */
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

/** The body of an error that no transaction or query made. */
export function errorBody(statusCode: number, message: string) {
  return { statusCode, error: STATUS_CODES[statusCode] ?? "Error", message };
}

/** Log message for an unknown path. The browser tests search the log for it. */
export const UNKNOWN_ADDRESS = "the lake does not know this address";

export function datasetNotFound(projectId: string, dataset: string): LakeError {
  const message = `Dataset "${dataset}" not found for project ID "${projectId}"`;
  return new LakeError(404, message, { statusCode: 404, error: "Dataset not found", message });
}

export function notFound(message: string): LakeError {
  return new LakeError(404, message, errorBody(404, message));
}

export function badRequest(message: string): LakeError {
  return new LakeError(400, message, errorBody(400, message));
}

export function conflict(message: string): LakeError {
  return new LakeError(409, message, errorBody(409, message));
}

/** For a query that reads more than it may, where the hosted service gives up after a minute. Type and status are a guess. */
export function queryTooLong(): LakeError {
  const description = "The query takes too long";
  return new LakeError(504, description, { error: { description, type: "queryTimeoutError" } });
}

/** Also for an asset whose document was deleted: its file is no longer served. */
export function assetNotFound(): LakeError {
  return notFound("Not found");
}

/** Throws LakeError 404 unless `asked` is the lake's dataset. */
export function requireDataset(asked: unknown, { projectId, name }: { projectId: string; name: string }): void {
  if (asked !== name) throw datasetNotFound(projectId, String(asked));
}
