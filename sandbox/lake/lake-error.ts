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

/** Log message for an unknown path. The browser tests search the log for it. */
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

/** Also for an asset whose document was deleted: its file is no longer served. */
export function assetNotFound(): LakeError {
  return new LakeError(404, "Not found", { statusCode: 404, error: "Not Found", message: "Not found" });
}

/** Throws LakeError 404 unless `asked` is the lake's dataset. */
export function requireDataset(asked: unknown, { projectId, name }: { projectId: string; name: string }): void {
  if (asked !== name) throw datasetNotFound(projectId, String(asked));
}
