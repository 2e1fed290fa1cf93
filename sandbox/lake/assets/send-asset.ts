import type { Response } from "express";
import { setSafeHeaders } from "./served-headers.ts";

/**
 * Sends a file, or the part of it that `Range` asks for. An asset's name holds its hash, so what it is never
 * changes: browsers keep it a year.
 */
export function sendAsset(response: Response, folder: string, file: string, mimeType: string): Promise<void> {
  setSafeHeaders(response, mimeType);
  response.set("ETag", `"${file}"`).set("Content-Type", mimeType);
  return new Promise((resolve, reject) => {
    const options = { root: folder, immutable: true, maxAge: "365d" } as const;
    response.sendFile(file, options, (error) => {
      if (error && !response.headersSent) reject(error);
      else resolve(); // An error after the headers is the browser going away.
    });
  });
}
