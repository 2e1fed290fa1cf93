import { createHash } from "node:crypto";
import { originsOf, type ThirdParty } from "#app/analytics/third-party.ts";
import type { Preview } from "#app/sanity/preview.server.ts";

interface Allowed {
  imageOrigin: string;
  preview: Preview | undefined;
  thirdParty: ThirdParty;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a rendered page: our own files, its own inline scripts by hash, pictures of the content, and what is set up of others.
 * No other site may show it in a frame, but the Studio that a preview belongs to.
 */
export function contentSecurityPolicy(html: string, { imageOrigin, preview, thirdParty }: Allowed): string {
  const others = originsOf(thirdParty);
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...others].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", imageOrigin, ...others].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...others].join(" "),
    ["frame-src 'self'", ...others].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${preview ? `'self' ${preview.studioOrigin}` : "'none'"}`,
    "object-src 'none'",
  ].join("; ");
}
