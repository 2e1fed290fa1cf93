import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { badRequest, LakeError } from "../lake-error.ts";

/** An uploaded file on disk, synced. */
export interface Upload {
  file: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha1: string;
}

/**
 * Streams a request's body into a new file in `folder`. Throws LakeError 413 when it is larger than `maxBytes`, 400 when it
 * is empty or incomplete, and leaves no file then.
 */
export async function receiveUpload(request: IncomingMessage, folder: string, maxBytes: number): Promise<Upload> {
  if (Number(request.headers["content-length"]) > maxBytes) throw uploadTooLarge(maxBytes);
  await mkdir(folder, { recursive: true });
  const file = join(folder, randomUUID());
  try {
    const { size, sha1 } = await writeBody(request, file, maxBytes);
    if (size === 0) throw badRequest("The request has no body: it should be the file");
    return { file, size, sha1 };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function writeBody(request: IncomingMessage, file: string, maxBytes: number) {
  const hash = createHash("sha1");
  let size = 0;
  const handle = await open(file, "wx");
  try {
    for await (const piece of bodyOf(request)) {
      size += piece.length;
      if (size > maxBytes) throw uploadTooLarge(maxBytes);
      hash.update(piece);
      await handle.appendFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha1: hash.digest("hex") };
}

/** Does not destroy the stream when reading ends early: the connection must still carry the error. */
async function* bodyOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  const pieces = request.iterator({ destroyOnReturn: false });
  try {
    for await (const piece of pieces) yield Buffer.from(piece);
  } catch (cause) {
    throw Object.assign(badRequest("The upload was cut short"), { cause });
  }
}

function uploadTooLarge(maxBytes: number): LakeError {
  const message = `The file is larger than ${Math.floor(maxBytes / 1_000_000)} MB`;
  return new LakeError(413, message, { statusCode: 413, error: "Request Entity Too Large", message });
}
