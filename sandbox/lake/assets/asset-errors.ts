import { LakeError } from "../query/lake-error.ts";

/** The hosted service's answer to an upload that is no image it takes; `details` is what the decoder says. */
export function invalidImage(message: string, cause: unknown): LakeError {
  const details = cause instanceof Error ? cause.message : String(cause);
  const body = { statusCode: 400, error: "Bad Request", message, details };
  return Object.assign(new LakeError(400, message, body), { cause });
}

export function uploadTooLarge(maxBytes: number): LakeError {
  const message = `The file is larger than ${Math.floor(maxBytes / 1_000_000)} MB`;
  return new LakeError(413, message, { statusCode: 413, error: "Request Entity Too Large", message });
}

/** Also for an asset whose document was deleted: its file is not served any more. */
export function assetNotFound(): LakeError {
  return new LakeError(404, "Not found", { statusCode: 404, error: "Not Found", message: "Not found" });
}
