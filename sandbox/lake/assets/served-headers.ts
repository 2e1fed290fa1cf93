import type { Response } from "express";

/** Types that browsers show with viewers of their own, which a sandbox keeps from starting. They run no script of ours. */
const SHOWN_BY_VIEWERS = new Set(["application/pdf"]);

/**
 * What somebody uploaded must run no script on this origin, which is the Studio's too: opened by itself, an SVG or an
 * HTML file is shown as a dead picture.
 */
export function setSafeHeaders(response: Response, mimeType: string): void {
  response.set("X-Content-Type-Options", "nosniff");
  if (SHOWN_BY_VIEWERS.has(mimeType)) return;
  const sources = "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'";
  response.set("Content-Security-Policy", `${sources}; sandbox`);
}

/** `dl` makes a download: by its name, or without one by the name that the file had. */
export function setDownload(response: Response, dl: string | undefined, originalFilename: unknown): void {
  if (dl === undefined) return;
  const name = dl || (typeof originalFilename === "string" ? originalFilename : undefined);
  response.attachment(name);
}
