import type { Response } from "express";

/**
 * Sends a file, or the part of it that `Range` asks for. The name of an asset holds its hash, so its content never
 * changes: browsers keep it for a year.
 */
export function sendAsset(response: Response, folder: string, file: string, mimeType: string): Promise<void> {
  setSafeHeaders(response, mimeType);
  response.set("ETag", `"${file}"`).set("Content-Type", mimeType);
  return new Promise((resolve, reject) => {
    const options = { root: folder, immutable: true, maxAge: "365d" } as const;
    response.sendFile(file, options, (error) => {
      // After the headers, or with the response closed, the browser has disconnected.
      if (error && !response.headersSent && !response.closed) reject(error);
      else resolve();
    });
  });
}

/** Types that browsers show in their own viewer, which does not start in a sandboxed document. */
const SHOWN_BY_VIEWERS = new Set(["application/pdf"]);

/**
 * Keeps uploaded SVG and HTML files from running scripts on this origin, which may be the Studio's too.
 */
function setSafeHeaders(response: Response, mimeType: string): void {
  response.set("X-Content-Type-Options", "nosniff");
  if (SHOWN_BY_VIEWERS.has(mimeType)) return;
  const sources = "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'";
  response.set("Content-Security-Policy", `${sources}; sandbox`);
}

/** `dl` makes it a download, named by its value or by the original file name. */
export function setDownload(response: Response, dl: string | undefined, originalFilename: unknown): void {
  if (dl === undefined) return;
  const name = dl || (typeof originalFilename === "string" ? originalFilename : undefined);
  response.attachment(name);
}
