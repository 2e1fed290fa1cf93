import { createHash } from "node:crypto";
import type { Preview } from "#app/content/preview.server.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a rendered page: our own files, its own inline scripts by hash, and pictures of the content. No other site may
 * show it in a frame, but the Studio that a preview belongs to.
 */
export function contentSecurityPolicy(html: string, imageOrigin: string, preview: Preview | undefined): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${imageOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${preview ? `'self' ${preview.studioOrigin}` : "'none'"}`,
    "object-src 'none'",
  ].join("; ");
}
